// Before the first paint; src/shared/theme goes on from here.
;(function () {
  var choice = 'light'
  try {
    choice = localStorage.getItem('theme') || choice
  } catch {
    // closed
  }
  var dark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
  var meta = document.querySelector('meta[name="theme-color"]')
  if (dark && meta) meta.setAttribute('content', '#0f1315')

  // src/shared/theme/appearance.ts
  var known = { density: ['compact'], text: ['large', 'largest'], motion: ['reduced'] }
  function dress() {
    var kept = {}
    try {
      kept = JSON.parse(localStorage.getItem('appearance')) || {}
    } catch {
      // closed, or not ours
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
