// `npm run firefox`: the main journey once in the system's own Firefox, over WebDriver BiDi as it is packaged: register,
// import, search, synthesise, read a passage, write, export; two Word files must really lie in its folder. Where there is
// no Firefox (FIREFOX_PATH, else where Debian puts it), that is said and nothing is run.
// Node's own WebSocket is behind a flag in Node 20: `node --experimental-websocket`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startServer } from '../serve/test-server.mjs'

const PORT = Number(process.env.PORT || 4393)
const PATIENCE_MS = 60_000
const ENTER = '\uE007'

const program = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path && existsSync(path),
)
if (!program) {
  console.log('Firefox: there is none here, nothing was run.')
  process.exit(0)
}

const home = mkdtempSync(join(tmpdir(), 'firefox-'))
const preferences = {
  'browser.download.dir': home,
  'browser.download.folderList': 2,
  'browser.download.always_ask_before_handling_new_types': false,
}
writeFileSync(
  join(home, 'user.js'),
  Object.entries(preferences)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join(''),
)
const server = await startServer(PORT)
const firefox = spawn(program, ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0'], {
  stdio: ['ignore', 'ignore', 'pipe'],
  env: { ...process.env, HOME: home },
})
const gone = once(firefox, 'exit')

/** Where it listens, as it says itself. */
const address = await new Promise((resolve, reject) => {
  let said = ''
  firefox.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
    const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)
    if (found) resolve(`${found[1]}/session`)
  })
  void gone.then(() => reject(new Error(said)))
})

const socket = new WebSocket(address)
await once(socket, 'open')
const errors = []
const waiting = new Map()
let calls = 0
socket.addEventListener('message', ({ data }) => {
  const { id, type, method, params, result, message } = JSON.parse(data)
  if (method === 'log.entryAdded' && params.type === 'javascript') errors.push(params.text)
  const answer = waiting.get(id)
  waiting.delete(id)
  if (type === 'error') answer?.reject(new Error(message))
  else answer?.resolve(result)
})
const send = (method, params = {}) =>
  new Promise((resolve, reject) => {
    calls += 1
    waiting.set(calls, { resolve, reject })
    socket.send(JSON.stringify({ id: calls, method, params }))
  })
await send('session.new', { capabilities: {} })
await send('session.subscribe', { events: ['log.entryAdded'] })
const { contexts } = await send('browsingContext.getTree')
const { context } = contexts[0]
const target = { context }

async function evaluate(expression) {
  const { type, result, exceptionDetails } = await send('script.evaluate', {
    expression,
    target,
    awaitPromise: true,
    resultOwnership: 'root',
  })
  if (type === 'exception') throw new Error(exceptionDetails.text)
  return result
}
/** Until an expression of the page is something; gives it. */
async function until(what, expression) {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const found = await evaluate(`(() => { try { return (${expression}) || null } catch { return null } })()`)
    if (found.type !== 'null') return found
    if (Date.now() > end) {
      const { value } = await evaluate('location.href + "\\n" + document.body.innerText.slice(0, 1500)')
      throw new Error(`It never came to this: ${what}\n${value}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
const go = (path) => send('browsingContext.navigate', { context, url: `${server.url}${path}`, wait: 'complete' })
const act = (...actions) => send('input.performActions', { context, actions })
const type = (text) =>
  act({
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap((value) => ['keyDown', 'keyUp'].map((kind) => ({ type: kind, value }))),
  })
async function press(what, expression) {
  const element = await until(what, expression)
  await evaluate(`(${expression}).scrollIntoView({ block: 'center' })`)
  const move = { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: { sharedId: element.sharedId } } }
  const at = ['pointerDown', 'pointerUp'].map((kind) => ({ type: kind, button: 0 }))
  await act({ type: 'pointer', id: 'mouse', actions: [move, ...at] })
}
/** By its name, in a dialog where one is open. */
const named = (css, name) =>
  `[...(document.querySelector('[role=dialog]') ?? document).querySelectorAll(${JSON.stringify(css)})].find((each) => ${name}.test((each.getAttribute('aria-label') ?? each.labels?.[0]?.textContent ?? each.textContent).trim()) && each.checkVisibility() && !each.disabled && each.ariaDisabled !== 'true')`
const button = (name) => press(`button ${name}`, named('button', name))
const link = (name) => press(`link ${name}`, named('a[href]', name))
async function fill(name, text) {
  await press(`field ${name}`, named('input, textarea', name))
  await type(text)
}
const says = (text) => until(text, `document.body.innerText.includes(${JSON.stringify(text)})`)
const wordFiles = () =>
  readdirSync(home).filter((name) => name.endsWith('.docx') && statSync(join(home, name)).size > 0)
async function savedFiles(count) {
  const end = Date.now() + PATIENCE_MS
  while (wordFiles().length < count) {
    if (Date.now() > end) throw new Error(`${wordFiles().length} of ${count} Word files were saved.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
const trial = (n) =>
  `TY  - JOUR\nTI  - Tea and sleep, trial ${n}\nAU  - Vega, Ines\nPY  - 201${n}\nAB  - We randomised 100 adults to tea.\nER  - \n`

const steps = {
  async register() {
    await go('/auth?view=register')
    await fill('/^Username/', 'firefox')
    await fill('/^Email/', 'firefox@example.org')
    await fill('/^Password/', `a good long password${ENTER}`)
    await says('Welcome, firefox')
  },
  async import() {
    const file = join(home, 'tea.ris')
    writeFileSync(file, [1, 2, 3].map(trial).join('\n'))
    await go('/resources')
    await button('/^Import papers$/')
    const { sharedId } = await until('a field for files', `document.querySelector('[role=dialog] input[type=file]')`)
    await send('input.setFiles', { context, element: { sharedId }, files: [file] })
    await button('/^Show imported papers$/')
    await says('Tea and sleep, trial 3')
  },
  async search() {
    await link('/^Search$/')
    await until('the focus in the question', `document.activeElement?.name === 'q'`)
    await type(`Does BCG vaccination prevent tuberculosis?${ENTER}`)
    for (const at of [0, 1, 2])
      await press('a result', `document.querySelectorAll('article input[type=checkbox]')[${at}]`)
  },
  async synthesise() {
    await button('/^Synthesize$/')
    await button('/^Generate synthesis/')
    await says('How this was made')
    await button('/^Word$/')
    await savedFiles(1)
  },
  async read() {
    await button('/^Open the passage of/')
    await link('/^Open the passage$/')
    await says('The cited passage is lit. It was found word for word.')
    await evaluate('history.back()')
  },
  async write() {
    await button('/^Write$/')
    await press('the text of the draft', `document.querySelector('[contenteditable=true] p')`)
    await type('Written in Firefox. ')
    await says('Saved')
  },
  async export() {
    await button('/^Export$/')
    await button('/^Save file$/')
    await savedFiles(2)
  },
}

try {
  for (const [name, step] of Object.entries(steps)) {
    const began = Date.now()
    await step()
    console.log(`${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`)
  }
} catch (error) {
  errors.push(error.message)
} finally {
  socket.close()
  firefox.kill()
  await gone
  await server.stop()
  rmSync(home, { recursive: true, force: true })
}
for (const error of errors) console.log(error)
console.log(`Firefox: ${Object.keys(steps).length} steps, ${errors.length} problems`)
process.exitCode = errors.length === 0 ? 0 : 1
