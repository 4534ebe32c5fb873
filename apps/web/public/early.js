// A file of its own, so that it runs before the first paint under a policy without inline scripts.
(function () {
  // The youngest of what old-phones.js adds: a browser that has it has them all. Written into the
  // page, because only so it runs before the modules do.
  if (typeof structuredClone === 'undefined')
    document.write('<script src="/m/old-phones.js"></' + 'script>');
  var theme = null;
  try {
    theme = localStorage.getItem('theme');
    if (localStorage.getItem('hideDownloadBar'))
      document.documentElement.setAttribute('data-download-bar', 'off');
  } catch {
    // No storage: dark, as for everyone new.
  }
  if (theme !== 'light' && theme !== 'system') return;
  document.documentElement.setAttribute('data-theme', theme);
  if (theme === 'light' || matchMedia('(prefers-color-scheme: light)').matches)
    document.querySelector('meta[name="theme-color"]').setAttribute('content', '#fbf6ea');
})();
