import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Commands = {
  commandsIn: (text: string) => string[]
  lackOf: (command: string, scripts: Record<string, string>) => string | undefined
}
type Journeys = { e2eOf: (files: string[], journeys?: string[]) => string[]; strayBeginnings: () => string[] }
const load = (file: string): Promise<unknown> => import(new URL(`../../.ci/check/${file}`, import.meta.url).href)
const { commandsIn, lackOf } = (await load('commands.mjs')) as Commands
const { e2eOf, strayBeginnings } = (await load('changed-e2e.mjs')) as Journeys
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test.each(['README.md', 'docs/CONTRIBUTING.md', 'docs/server.md', 'docs/hosting/README.md'])(
  'every command that %s names is there',
  (file) => {
    const lacking = commandsIn(readFileSync(file, 'utf8')).map((command) => [command, lackOf(command, scripts)])
    expect(lacking.filter(([, lack]) => lack !== undefined)).toEqual([])
  },
)

test('a command without its script, its program or its tests is named with what it lacks', () => {
  const text =
    'Run `npm run nothing` or `API=x npm run e2e -- no-such-test`.\n```sh\nnpx vitest run tests/none # slow\n```'
  const commands = commandsIn(text)
  expect(commands).toEqual(['npm run nothing', 'npm run e2e -- no-such-test', 'npx vitest run tests/none'])
  expect(commands.map((command) => lackOf(command, scripts))).toEqual([
    'package.json has no script nothing',
    'no test is called no-such-test',
    'tests/none is not there',
  ])
  expect(lackOf('node .ci/none.mjs', scripts)).toBe('.ci/none.mjs is not there')
})

test('a change runs the end-to-end tests of its domain, all of them where it is everybody’s, and none for words about it', () => {
  const journeys = ['admin', 'reviews', 'search', 'search-alerts', 'main-job']
  expect(e2eOf(['src/features/review/screen/x.tsx'], journeys)).toEqual(['reviews'])
  expect(e2eOf(['src/features/search/x.tsx', 'tests/x.test.ts'], journeys)).toEqual([
    'search',
    'search-alerts',
    'main-job',
  ])
  expect(e2eOf(['e2e/admin.e2e.ts'], journeys)).toEqual(['admin'])
  expect(e2eOf(['src/shared/ui/Button.tsx'], journeys)).toEqual(journeys)
  expect(e2eOf(['docs/recipes.md', 'tests/x.test.ts'], journeys)).toEqual([])
})

test('every journey that the table of changes names is there', () => {
  expect(strayBeginnings()).toEqual([])
})
