// Runs before the first paint, so that a dark page never flashes light. src/shared/theme/theme.ts goes on from here.
;(function () {
  var choice = 'light'
  try {
    choice = localStorage.getItem('theme') || choice
  } catch {
    // Storage is closed to this page: the default stands.
  }
  var dark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
  var meta = document.querySelector('meta[name="theme-color"]')
  if (dark && meta) meta.setAttribute('content', '#0f1315')
})()
