#include "CProcess.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>

static const int caught[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE};
enum { caught_count = sizeof caught / sizeof caught[0] };

static struct sigaction former[caught_count];
static bool is_installed;

// Lock-free, so that a handler may touch it.
static _Atomic int noted;

static void note(int signal_number) {
  int none = 0;
  if (__c11_atomic_compare_exchange_strong(
          &noted, &none, signal_number, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {
    return;
  }
  if (signal_number != SIGINT) return;
  // Pending until this handler returns, then it ends the process.
  int saved = errno;
  signal(SIGINT, SIG_DFL);
  raise(SIGINT);
  errno = saved;
}

// A handler instead of SIG_IGN, as programs that this one starts would go on ignoring the signal.
static void let_write_fail(int signal_number) { (void)signal_number; }

void flytower_signals_install(void) {
  if (is_installed) return;
  is_installed = true;
  __c11_atomic_store(&noted, 0, __ATOMIC_SEQ_CST);
  for (int i = 0; i < caught_count; i++) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = caught[i] == SIGPIPE ? let_write_fail : note;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(caught[i], NULL, &former[i]);
    if (former[i].sa_handler != SIG_IGN) sigaction(caught[i], &action, NULL);
  }
}

void flytower_signals_restore(void) {
  if (!is_installed) return;
  is_installed = false;
  for (int i = 0; i < caught_count; i++) sigaction(caught[i], &former[i], NULL);
}

int flytower_signals_noted(void) { return __c11_atomic_load(&noted, __ATOMIC_SEQ_CST); }
