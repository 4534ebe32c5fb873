// A file of its own, so that it runs before the first paint under a policy without inline scripts.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // No storage: dark, as for everyone new.
  }
  if (theme !== 'light' && theme !== 'system') return;
  document.documentElement.setAttribute('data-theme', theme);
  if (theme === 'light' || matchMedia('(prefers-color-scheme: light)').matches)
    document.querySelector('meta[name="theme-color"]').setAttribute('content', '#fbf6ea');
})();
