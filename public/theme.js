// Runs before the first paint, so that a dark page never flashes light and no line moves. src/shared/theme goes on from here.
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

  // Density, text size and motion: see src/shared/theme/appearance.ts, which changes the attributes in this tab.
  var known = { density: ['compact'], text: ['large', 'largest'], motion: ['reduced'] }
  function dress() {
    var kept = {}
    try {
      kept = JSON.parse(localStorage.getItem('appearance')) || {}
    } catch {
      // Closed, or not ours: the defaults stand.
    }
    for (var name in known) {
      if (known[name].includes(kept[name])) document.documentElement.dataset[name] = kept[name]
      else delete document.documentElement.dataset[name]
    }
  }
  dress()
  addEventListener('storage', function (event) {
    if (event.key === 'appearance' || event.key === null) dress()
  })
})()
