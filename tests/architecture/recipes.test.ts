import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const recipesFile = 'docs/recipes.md'
/** What types and tests read. */
const COPIED = [
  'src',
  'mocks',
  'tests',
  'e2e',
  '.ci',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'tailwind.config.ts',
]

type Step = { file: string; where: 'after' | 'before' | 'new'; line: string; code: string }

const STEP = /^\d+\. `([^`]+)`, (after|before|new)(?: `([^`]+)`)?\n\n```\w+\n([\s\S]*?)```$/gm
const recipes = readFileSync(join(root, recipesFile), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    name: text.slice(0, text.indexOf('\n')),
    steps: [...text.matchAll(STEP)].map(([, file = '', where, line = '', code = '']): Step => ({
      file,
      where: where as Step['where'],
      line,
      code,
    })),
    numbered: text.match(/^\d+\. /gm)?.length ?? 0,
  }))

const filesOf = (steps: readonly Step[]) =>
  new Set(steps.map(({ file }) => file).filter((file) => !file.startsWith('tests/')))

const copy = mkdtempSync(join(tmpdir(), 'recipes-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Does one step in the copy, as a person would. */
function follow({ file, where, line, code }: Step) {
  const path = join(copy, file)
  if (where === 'new') {
    if (existsSync(path)) throw new Error(`${file} is there already`)
    return writeFileSync(path, code)
  }
  const lines = readFileSync(path, 'utf8').split('\n')
  const at = lines.findIndex((each) => each.trimStart().startsWith(line))
  if (at < 0) throw new Error(`${file} has no line that begins with ${line}`)
  writeFileSync(path, lines.toSpliced(where === 'after' ? at + 1 : at, 0, code.trimEnd()).join('\n'))
}

type Outcome = { code: number; output: string }

function runInCopy(command: string, ...args: readonly string[]): Promise<Outcome> {
  // The tests of the copy are a run of their own, not a part of this one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name)),
  )
  return new Promise((resolve) => {
    execFile(
      join(copy, 'node_modules/.bin', command),
      args,
      { cwd: copy, env, maxBuffer: 1e8 },
      (error, stdout, stderr) => resolve({ code: error ? 1 : 0, output: `${stdout}${stderr}` }),
    )
  })
}

test('the recipes are a page, a call, a socket event, a dialog, a view of the grid and a kind of fact', () => {
  expect(recipes.map(({ name }) => name)).toEqual([
    'A page',
    'A call',
    'A socket event',
    'A dialog',
    'A view of the grid',
    'A kind of fact',
  ])
  for (const { name, steps, numbered } of recipes) expect(steps.length, name).toBe(numbered)
})

test.each(['A page', 'A call', 'A socket event', 'A dialog', 'A view of the grid'])('%s needs three files', (name) => {
  const steps = recipes.find((recipe) => recipe.name === name)?.steps ?? []
  expect(filesOf(steps).size).toBe(3)
})

describe('a copy of the project in which every recipe was followed', () => {
  let types: Promise<Outcome>
  let tests: Promise<Outcome>
  beforeAll(() => {
    for (const part of COPIED) cpSync(join(root, part), join(copy, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    // Without the other tests, which take a third of the time: a recipe adds nothing that they name.
    const config = {
      extends: './tsconfig.json',
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: ['src', 'mocks', 'tests/architecture', 'e2e/support', '*.config.ts'],
    }
    writeFileSync(join(copy, 'tsconfig.recipes.json'), JSON.stringify(config))
    for (const { steps } of recipes) steps.forEach(follow)
    // Both cores busy: the two run beside each other.
    types = runInCopy('tsc', '--project', 'tsconfig.recipes.json')
    const architecture = ['boundaries', 'contract', 'routes', 'page-addresses'].map(
      (name) => `tests/architecture/${name}.test.ts`,
    )
    tests = runInCopy(
      'vitest',
      'run',
      '--project',
      'unit',
      ...architecture,
      'tests/app/shell/palette/palette-pages.test.ts',
    )
  })

  test('has no error of types', async () => {
    expect(await types).toEqual({ code: 0, output: '' })
  })

  test('keeps the boundaries, answers every call of its contract, and knows every address', async () => {
    const { code, output } = await tests
    expect(output).toMatch(/Test Files .*5 passed/)
    expect(code).toBe(0)
  })
})
