// Every command that README and docs name, tried: what is quick is run, the rest is looked up (its script, its program, the
// tests that it names). Ends with 1 where one is not there, or ends in a stack trace instead of a sentence.
//   node .ci/check/commands.mjs
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const DOCS = ['README.md', 'docs/CONTRIBUTING.md', 'docs/measured.md', 'docs/open-work.md', 'docs/recipes.md', 'docs/server.md', 'docs/hosting/README.md'] // prettier-ignore
/** Run for real: what follows the name, and the code that it ends with. */
const QUICK = {
  'npm run openapi': { more: ['--', join(tmpdir(), 'roadrunner-openapi.json')], code: 0 },
  'npm run conformance': { more: [], code: 2 },
  'npm run bench -- --table': { more: [], code: 0 },
  'node .ci/check/docx-second-program.mjs': { more: [], code: 0 },
}

/** The commands of a text: in backticks or in a block of sh, without the variables before and the comments behind them. */
export function commandsIn(text) {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words]) => words)
  const lines = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block]) => block.split('\n'))
  const found = [...quoted, ...lines]
    .flatMap((line) => line.split('&&'))
    .map((line) => line.replace(/\s#.*$/, '').trim())
    .map((line) => line.replace(/^(?:[A-Z_]+=\S+\s+)+/, ''))
  return [...new Set(found.filter((line) => /^(npm (run |start|test|ci)|npx |node \.ci)/.test(line)))]
}

const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`)

/** What a command lacks, in a sentence; nothing where all that it names is there. */
export function lackOf(command, scripts, tests = [...filesUnder('tests'), ...filesUnder('e2e')]) {
  const words = command.split(/\s+/)
  if (words[0] === 'npm') {
    const script = { start: 'start', test: 'test', ci: '' }[words[1]] ?? words[2]
    if (script !== '' && scripts[script] === undefined) return `package.json has no script ${script}`
    const program = /node (\S+\.mjs)/.exec(scripts[script] ?? '')?.[1]
    if (program !== undefined && !existsSync(program)) return `${program} is not there`
    const part = /^e2e(:long)?$/.test(script) ? words[words.indexOf('--') + 1] : undefined
    if (words.includes('--') && part && /^[\w/-]+$/.test(part) && !tests.some((file) => file.includes(part)))
      return `no test is called ${part}`
  }
  if (words[0] === 'node' && !existsSync(words[1])) return `${words[1]} is not there`
  const missing = words.find((word) => /^(tests|e2e)\//.test(word) && !tests.some((file) => file.startsWith(word)))
  return missing && `${missing} is not there`
}

function tried(command) {
  const quick = QUICK[command]
  if (!quick) return undefined
  const [program, ...args] = command.split(' ')
  const { status, stdout, stderr } = spawnSync(program, [...args, ...quick.more], { encoding: 'utf8' })
  if (/^\s+at .+:\d+:\d+/m.test(`${stdout}${stderr}`)) return 'ends in a stack trace'
  return status === quick.code ? undefined : `ended with ${status}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const text = DOCS.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))
  const commands = [...new Set([...text.flatMap(commandsIn), ...Object.keys(QUICK)])]
  let wrong = 0
  for (const command of commands) {
    const lack = lackOf(command, scripts) ?? tried(command)
    if (lack) wrong += 1
    console.log(`${lack ? 'WRONG ' : QUICK[command] ? 'ran   ' : 'there '} ${command}${lack ? `: ${lack}` : ''}`)
  }
  console.log(`\n${commands.length} commands, ${wrong} wrong`)
  process.exitCode = wrong > 0 ? 1 : 0
}
