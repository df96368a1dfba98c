print("flytower-rewrite")
