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

  // The sign-in page stands before the scripts are here (.ci/check/first-paint.ts); what is typed and sent there is taken
  // over by src/features/accounts/use-early-form.ts. Not where somebody was signed in lately (session-marks.ts).
  function showSignIn(template) {
    var root = document.getElementById('root')
    root.append(template.content.cloneNode(true))
    var form = root.querySelector('form')
    form.dataset.early = ''
    form.addEventListener('submit', function (event) {
      event.preventDefault()
      form.dataset.sent = ''
    })
    // Without the scripts nobody could sign in with it.
    addEventListener(
      'error',
      function (event) {
        if (event.target instanceof HTMLScriptElement && form.isConnected) root.replaceChildren()
      },
      true,
    )
  }
  var wasSignedIn = true
  try {
    wasSignedIn = localStorage.getItem('session-hint') !== null
  } catch {
    wasSignedIn = false
  }
  if (location.pathname === '/auth' && !/[?&]view=/.test(location.search) && !wasSignedIn) {
    var parsing = new MutationObserver(function () {
      var template = document.getElementById('sign-in')
      // The last thing of the page: by then all of it is there.
      if (!template || !template.nextElementSibling) return
      parsing.disconnect()
      showSignIn(template)
    })
    parsing.observe(document.documentElement, { childList: true, subtree: true })
    addEventListener('DOMContentLoaded', function () {
      parsing.disconnect()
    })
  }
  addEventListener('storage', function (event) {
    if (event.key === 'appearance' || event.key === null) dress()
  })
})()
