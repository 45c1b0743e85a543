import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const PAGE = '<!doctype html><script type="module" src="/assets/index-Ab12.js"></script><div id="root"></div>'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadrunner-build-'))
  mkdirSync(join(folder, 'assets'))
  plant('index.html', PAGE)
  plant('assets/index-Ab12.js', 'export const pk="pk_live_thisOneIsPublic"')
})
afterEach(() => rmSync(folder, { recursive: true }))

const plant = (file: string, text: string) => writeFileSync(join(folder, file), text)
const inspect = (dir = folder) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['.ci/check/inspect-build.mjs', dir], {
    cwd: root,
    encoding: 'utf8',
    // What a person has set on their machine is not this test's.
    env: { PATH: process.env['PATH'], VITE_DEV_LOGIN: '', SOURCE_MAP: '' },
  })
  return { status, said: `${stdout}${stderr}` }
}

test('a clean build passes, with a publishable key in it', () => {
  expect(inspect()).toEqual({ status: 0, said: expect.stringContaining('holds no mock') })
})

/** What is planted in a script of the build, and what must be said of it. */
const canaries: [what: string, text: string][] = [
  ['the development login', 'fetch("/auth/dev/login")'],
  ['the password of the seed', 'password:"roadrunner-demo"'],
  ['accounts of the seed', '"admin@roadrunner.test"'],
  ['rows of the seed', 'name:"Northfield Evidence Group"'],
  ['the mock worker', 'register("/mockServiceWorker.js")'],
  ['mock code', 'setupWorker(...handlers)'],
  ['the control page of faults', 'fetch("/_control/faults")'],
  ['a source map', '//# sourceMappingURL=index.js.map'],
  ['a secret key', 'key="sk_live_4eC39HqLyjWDarjtT1"'],
  ['a secret key', 'key="rk_test_4eC39HqLyjWDarjtT1"'],
  ['a secret key', 'hook="whsec_5f3a"'],
  ['a secret key', 'aws="AKIAABCDEFGHIJKLMNOP"'],
  ['a secret key', 'token="ghp_abcdefghijklmnopqrstuvwxyz"'],
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
  ['developer tools', 'ReactQueryDevtools'],
  ['a path of the machine that built it', `at ${root}src/main.tsx`],
  ['a path of the machine that built it', 'file:///home/somebody/src/main.tsx'],
]

describe('planted in a script', () => {
  test('every canary is found and named', () => {
    for (const [at, [, text]] of canaries.entries()) plant(`assets/part-${at}.js`, `const a=1;${text}`)
    const { status, said } = inspect()
    expect(status).toBe(1)
    for (const [at, [what]] of canaries.entries()) expect(said).toContain(`part-${at}.js holds ${what}`)
  })

  test('one alone is enough to fail', () => {
    plant('assets/one.js', 'x="sk_test_4eC39HqLyjWDarjtT1"')
    expect(inspect().status).toBe(1)
  })

  test('a source map as a file is found', () => {
    plant('assets/index-Ab12.js.map', '{}')
    expect(inspect()).toEqual({ status: 1, said: expect.stringContaining('holds a source map') })
  })
})

test.each([
  ['an inline script', '<script>1</script>'],
  ['an inline style', '<div style="color:red"></div>'],
  ['an inline style', '<style>p{}</style>'],
  ['an inline handler', '<body onload=x()>'],
  ['a base address', '<base href="/x">'],
  ['something from elsewhere (https://cdn.test/x.js)', '<script src="https://cdn.test/x.js"></script>'],
  ['something from elsewhere (//cdn.test/x.css)', '<link href="//cdn.test/x.css">'],
])('in the page: %s', (what, html) => {
  plant('index.html', PAGE + html)
  expect(inspect()).toEqual({ status: 1, said: expect.stringContaining(what) })
})

test('a folder without a page is no build', () => {
  rmSync(join(folder, 'index.html'))
  expect(inspect().status).toBe(1)
})

test('the words that are looked for are those of the seed and the embedded API', () => {
  const under = (dir: string): string[] =>
    readdirSync(join(root, dir), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? under(`${dir}/${entry.name}`) : [`${dir}/${entry.name}`],
    )
  const text = under('mocks')
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  for (const word of ['roadrunner-demo', '@roadrunner.test', 'Northfield Evidence Group', '_control', 'setupWorker']) {
    expect(text, word).toContain(word)
  }
  expect(readFileSync(join(root, 'src/contract/dev-login.ts'), 'utf8')).toContain('/auth/dev/login')
})
