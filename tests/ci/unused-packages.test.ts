import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const script = join(root, '.ci/check/unused.mjs')

let folder: string
const plant = (file: string, text: string) => {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
const install = (name: string, manifest: object = {}) =>
  plant(`node_modules/${name}/package.json`, JSON.stringify({ name, ...manifest }))
const wants = (names: readonly string[], scripts: Record<string, string> = {}) =>
  plant(
    'package.json',
    JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])), scripts }),
  )

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadrunner-packages-'))
  plant('src/main.tsx', "import { ray } from 'rays'\n\nray()\n")
  plant('src/app/styles.css', "@font-face { src: url('@letters/serif/files/serif.woff2') }\n")
  plant('vite.config.ts', "export const test = { environment: 'fake-dom' }\n")
  plant('tailwind.config.ts', '')
  install('rays', { peerDependencies: { light: '1' } })
  for (const name of ['light', '@letters/serif', 'fake-dom', '@types/rays', 'docx']) install(name)
  install('grinder', { bin: { grind: 'grind.js' } })
})
afterEach(() => rmSync(folder, { recursive: true }))

const look = (cwd = folder) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { cwd, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}
const used = ['rays', 'light', '@letters/serif', 'fake-dom', '@types/rays', 'grinder']

test('packages that are imported, wanted by another, typed, shown, or run are used', () => {
  wants(used, { grind: 'grind --fine' })
  expect(look()).toEqual({ status: 0, said: expect.stringContaining('0  packages that nothing imports') })
})

test('a package that nothing imports and nothing runs ends the check with 1, by its name', () => {
  wants(used)
  const { status, said } = look()
  expect(status).toBe(1)
  expect(said).toMatch(/1 {2}packages that nothing imports and no script runs\n\s+grinder\n/)
})

test('a word of ours that is spelled like a package is no use of it', () => {
  wants([...used, 'docx'], { grind: 'grind' })
  plant('src/main.tsx', "import { ray } from 'rays'\n\nray('docx') // docx is imported from 'nowhere'\n")
  expect(look()).toEqual({ status: 1, said: expect.stringMatching(/no script runs\n\s+docx\n/) })
})

test('a package that the list keeps for a reason passes; without a reason, or when it is gone, the list fails', () => {
  wants(used)
  const keep = (list: Record<string, string>) => plant('.ci/check/kept-packages.json', JSON.stringify(list))
  keep({ grinder: 'The hosting runs it.' })
  expect(look().status).toBe(0)
  keep({ grinder: ' ' })
  expect(look()).toEqual({
    status: 1,
    said: expect.stringMatching(/1 {2}kept packages without a reason[^\n]*\n\s+grinder/),
  })
  keep({ grinder: 'The hosting runs it.', gone: 'It was kept once.' })
  expect(look()).toEqual({
    status: 1,
    said: expect.stringMatching(/1 {2}kept packages without a reason[^\n]*\n\s+gone/),
  })
})

test('this project names no package that it does not use', () => {
  expect(look(root).said).toMatch(/^ +0 {2}packages that nothing imports/m)
})

test('the lock file names no address that somebody downloads from', () => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  expect(lock).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/)
})
