// A separate file, so that it runs before the first paint under a policy without inline scripts.
(function () {
  // `structuredClone` is the newest function that old-phones.js adds: a browser that has it has all
  // of them. `document.write` makes the script run before the modules do.
  if (typeof structuredClone === 'undefined')
    document.write('<script src="/m/old-phones.js"></' + 'script>');
  var theme = null;
  try {
    theme = localStorage.getItem('theme');
    var size = localStorage.getItem('textSize');
    if (size) document.documentElement.setAttribute('data-text-size', size);
    if (localStorage.getItem('hideDownloadBar'))
      document.documentElement.setAttribute('data-download-bar', 'off');
  } catch {
    // Storage is blocked: use the dark theme, the default for new visitors.
  }
  if (theme !== 'light' && theme !== 'system') return;
  document.documentElement.setAttribute('data-theme', theme);
  if (theme === 'light' || matchMedia('(prefers-color-scheme: light)').matches)
    document.querySelector('meta[name="theme-color"]').setAttribute('content', '#fbf6ea');
})();
