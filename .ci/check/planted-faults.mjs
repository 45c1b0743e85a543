// `npm run planted`: twenty-odd small faults of different kinds, one at a time, in a copy of the tree; the tests that
// should notice are run and it is said whether they did. Ends with 1 where one was not caught.
//   --head          copies what is committed instead of what stands in the folder
//   names …         only these (`npm run planted -- latch formula`)
// A fault is data: a file, words that stand in it exactly once, what comes in their place, and the tests.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const faults = [
  {
    name: 'latch',
    what: 'the latch against a double click is removed',
    file: 'src/shared/browser/use-once.ts',
    find: 'if (isClosed.current) return\n',
    put: '\n',
    tests: ['tests/shared/browser/use-once.test.tsx'],
  },
  {
    name: 'draft-early',
    what: 'a draft is cleared when it is sent and not when it was taken',
    file: 'src/features/help/use-help-form.ts',
    find: 'await send(valid, set)\n      discard()',
    put: 'discard()\n      await send(valid, set)',
    tests: ['tests/features/help/forms.test.tsx'],
  },
  {
    name: 'draft-reload',
    what: 'a draft is not written when the page goes away',
    file: 'src/platform/drafts/draft-store.ts',
    find: "addEventListener('pagehide', keepAll)",
    put: '',
    tests: ['tests/platform/drafts/conserved.test.ts'],
  },
  {
    name: 'draft-sign-out',
    what: 'a sign-out leaves drafts in storage',
    file: 'src/platform/drafts/draft-store.ts',
    find: 'if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)',
    put: 'if (key === PREFIX) sessionStorage.removeItem(key)',
    also: {
      find: '  memory.delete(key)\n  unkept.delete(key)\n  removeStored(key)',
      put: '  memory.delete(key)\n  unkept.delete(key)',
    },
    tests: ['tests/platform/drafts/conserved.test.ts'],
  },
  {
    name: 'handler-doubled',
    what: 'each live event is heard twice',
    file: 'src/platform/realtime/connection.ts',
    find: 'created.on(event, (payload: unknown) => deliver(event, payload))',
    put: 'for (const _ of [1, 2]) created.on(event, (payload: unknown) => deliver(event, payload))',
    tests: ['tests/platform/realtime/connection.test.tsx'],
  },
  {
    name: 'escape',
    what: 'an exported page does not escape what others wrote',
    file: 'src/science/networks/graphml.ts',
    find: ".replaceAll('<', '&lt;')",
    put: '',
    tests: ['tests/attacks/exports.test.ts'],
  },
  {
    name: 'formula',
    what: 'the guard against formulas in tables is off',
    file: 'src/science/records/csv-lists.ts',
    find: "return formula.test(cell) ? `'${cell}` : cell",
    put: 'return cell',
    tests: ['tests/architecture/csv-writers.test.ts'],
  },
  {
    name: 'retry-doubled',
    what: 'after a lost session a call is sent twice more',
    file: 'src/shared/api/call-api.ts',
    find: '      try {\n        return await sendIt()',
    put: '      try {\n        await sendIt()\n        return await sendIt()',
    tests: ['tests/faults/grid.test.ts', 'tests/faults/ledger.test.ts'],
  },
  {
    name: 'retry-of-its-own',
    what: 'a write whose line broke is sent again by itself',
    file: 'src/shared/api/send.ts',
    find: "throw new NetworkError('offline', isWrite)\n  }",
    put: "if (!isWrite || url.includes('again')) throw new NetworkError('offline', isWrite)\n    return fetchInTime(`${url}?again`, init, limit, signal)\n  }",
    tests: ['tests/faults/ledger.test.ts', 'tests/faults/grid.test.ts'],
  },
  {
    name: 'votes',
    what: 'withheld votes are shown to the other reviewers',
    file: 'src/engine/analyses/entry-log.ts',
    find: 'data: isVisible ? entry.data : null,',
    put: 'data: entry.data,',
    tests: ['tests/mocks/analyses/reviews.test.ts', 'tests/mocks/analyses/blind-grids.test.ts'],
  },
  {
    name: 'path',
    what: 'a value goes into a path without its pattern',
    file: 'src/shared/api/request.ts',
    find: 'if (parsed && !parsed.success) throw new BadParameterError(endpoint.path)',
    put: 'if (parsed && !parsed.success) return endpoint.path.replace(/:(\\w+)/g, (_, name: string) => String(params?.[name] ?? ""))',
    tests: ['tests/attacks/paths.test.ts'],
  },
  {
    name: 'address',
    what: 'an address with hidden signs counts as safe',
    file: 'src/shared/browser/safe-url.ts',
    find: "if (text === '' || HIDING.test(text)) return undefined",
    put: "if (text === '') return undefined",
    tests: ['tests/attacks/addresses.test.ts', 'tests/shared/browser/safe-url.test.tsx'],
  },
  {
    name: 'web-page',
    what: 'a web page with status 200 counts as success',
    file: 'src/shared/api/send.ts',
    find: "if (endpoint.judgedBy === 'not-html' && looksLikeHtml(text)) throw new ContractError('html', path)",
    put: '',
    tests: ['tests/faults/grid.test.ts'],
  },
  {
    name: 'may-have-arrived',
    what: 'a write whose reply was cut is said not to have arrived',
    file: 'src/shared/api/send.ts',
    find: "throw new NetworkError('offline', isWrite)",
    put: "throw new NetworkError('offline', false)",
    tests: ['tests/faults/grid.test.ts'],
  },
  {
    name: 'wait',
    what: 'a server may make people wait for a day',
    file: 'src/shared/api/errors.ts',
    find: 'return Math.min(Math.max(Math.ceil(seconds), 0), WAIT_MAX)',
    put: 'return Math.max(Math.ceil(seconds), 0)',
    tests: ['tests/faults/grid.test.ts'],
  },
  {
    name: 'client-key',
    what: 'the same link is made twice where a reply was lost',
    file: 'mocks/shares/shares.additions.ts',
    find: 'if (same) return shown(same)',
    put: '',
    tests: ['tests/faults/ledger.test.ts'],
  },
  {
    name: 'outbox',
    what: 'an entry leaves the device before the server has it',
    file: 'src/research/saving/queue.ts',
    find: 'const answer = await send(batch)',
    put: 'await kept.drop(batch, [])\n        const answer = await send(batch)',
    tests: ['tests/research/saving/entry-queue.test.ts'],
  },
  {
    name: 'overwritten',
    what: "somebody else's version is taken for one's own",
    file: 'src/research/saving/saver.ts',
    find: 'const arrived = sent.find((part) => stands(part, theirs))',
    put: 'const arrived = sent.find((part) => stands(part, theirs)) ?? mine()',
    tests: ['tests/research/saving/saver.test.ts'],
  },
  {
    name: 'quote',
    what: 'a quote that tears a number is found',
    file: 'src/science/evidence/quote-edges.ts',
    find: 'if (numberOpens.test(opening) && numberBefore.some((pattern) => pattern.test(before))) return false',
    put: '',
    tests: ['tests/science/evidence/verify-quote.test.ts', 'tests/science/evidence/verify-quote.property.test.ts'],
  },
  {
    name: 'admin',
    what: 'what merely looks true makes an admin',
    file: 'src/platform/session/admin.ts',
    find: "own(bag, 'isAdmin') === true",
    put: "Boolean(own(bag, 'isAdmin'))",
    tests: ['tests/platform/session/admin.test.ts'],
  },
  {
    name: 'policy',
    what: 'a host allows inline scripts',
    file: 'docs/hosting/nginx.conf',
    find: "script-src 'self' https://js.stripe.com",
    put: "script-src 'self' 'unsafe-inline' https://js.stripe.com",
    tests: ['tests/hosting/headers.test.ts'],
  },
  {
    name: 'told-early',
    what: 'others hear of a write before it is kept',
    file: 'src/engine/answers/run-call.ts',
    find: '  await world.commit()\n  outbox.open()',
    put: '  outbox.open()\n  await world.commit()',
    tests: ['tests/mocks/live/outbox.test.ts', 'tests/mocks/server/test-mount.test.ts'],
  },
  {
    name: 'private-list',
    what: 'a list is given to somebody who is not signed in',
    file: 'src/engine/syntheses/syntheses.handlers.ts',
    find: 'answer(synthesesApi.list, ({ world, me }) => {',
    put: 'answer(synthesesApi.list, ({ world, me, visitor }) => {\n    if (!visitor) return []',
    tests: ['tests/contract/conformance.test.ts'],
  },
]

const root = process.cwd()
const isHead = process.argv.includes('--head')
const names = process.argv.slice(2).filter((name) => !name.startsWith('--'))
const chosen = faults.filter(({ name }) => names.length === 0 || names.includes(name))

const copy = mkdtempSync(join(tmpdir(), 'roadrunner-planted-'))
if (isHead) {
  execFileSync('sh', ['-c', `git archive HEAD | tar -x -C "${copy}"`], { cwd: root })
} else {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
}
symlinkSync(resolve(root, 'node_modules'), join(copy, 'node_modules'))

/** How many tests of these files failed; undefined where none could run. */
function run(tests) {
  const report = join(copy, 'planted-report.json')
  rmSync(report, { force: true })
  const args = ['run', '--bail=1', '--reporter=json', `--outputFile=${report}`, ...tests]
  spawnSync(join(root, 'node_modules/.bin/vitest'), args, { cwd: copy, stdio: 'ignore', timeout: 600_000 })
  if (!existsSync(report)) return undefined
  const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'))
  return numFailedTests + numPassedTests === 0 ? undefined : numFailedTests
}

/** The text with the fault in it. */
function planted(text, { find, put }) {
  if (text.split(find).length !== 2) return undefined
  return text.replace(find, () => put)
}

const missed = []
try {
  const before = run([...new Set(chosen.flatMap(({ tests }) => tests))])
  if (before !== 0) throw new Error(`The tests do not pass without a fault (${before ?? 'none ran'})`)
  for (const { name, what, file, tests, also, ...change } of chosen) {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    let broken = planted(text, change)
    if (broken !== undefined && also) broken = planted(broken, also)
    let verdict = 'NO LONGER FITS'
    if (broken !== undefined) {
      writeFileSync(path, broken)
      const failed = run(tests)
      verdict = failed === undefined ? 'DOES NOT RUN' : failed > 0 ? 'caught' : 'NOT CAUGHT'
      writeFileSync(path, text)
    }
    if (verdict !== 'caught') missed.push(name)
    console.log(`${verdict.padEnd(15)}${name.padEnd(18)}${what}`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(`\n${chosen.length - missed.length} of ${chosen.length} planted faults caught`)
process.exitCode = missed.length > 0 ? 1 : 0
