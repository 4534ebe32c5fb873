import { vi } from 'vitest';

// Runs before each file of web tests: they share a window, and none starts with what another left.
vi.resetModules();
if (typeof window !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
}
