// Before the first paint, so that no other theme is seen first: the visitor's own. Not a module and
// not inline: a module runs too late, and the policy of the site allows nothing inline.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // A private window without storage: dark, as for everyone new.
  }
  if (theme !== 'light' && theme !== 'system') return;
  document.documentElement.setAttribute('data-theme', theme);
  if (theme === 'light' || matchMedia('(prefers-color-scheme: light)').matches)
    document.querySelector('meta[name="theme-color"]').setAttribute('content', '#fbf6ea');
})();
