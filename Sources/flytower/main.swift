print("flytower")
