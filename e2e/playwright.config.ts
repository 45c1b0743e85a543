import { defineConfig, devices, type Project } from '@playwright/test'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { TextsAlone } from '../mocks/server/texts-alone.ts'

const PORT = Number(process.env['PORT'] || 4273)
const root = fileURLToPath(new URL('..', import.meta.url))
const chromium = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
  (path): path is string => path !== undefined && path !== '' && existsSync(path),
)
const isLong = Boolean(process.env['E2E_LONG'])
const isRoot = process.getuid?.() === 0

/** What runs against a server of the two texts for every change; the long run takes everything that is marked. */
const TEXTS_DAILY = ['comment-overlay', 'invitations', 'lessons', 'notifications', 'session', 'texts-only']

/** The texts leave open what comes back of a saved synthesis and in which form: both ways are run. */
const textsAlone = (name: string, use: TextsAlone): Project<{ textsAlone: TextsAlone }> => ({
  name,
  use: { textsAlone: use },
  grep: /@texts/,
  ...(!isLong && { testMatch: TEXTS_DAILY.map((file) => `${file}.e2e.ts`) }),
})

export default defineConfig<{ textsAlone: TextsAlone }>({
  projects: [
    { name: 'embedded', testIgnore: ['**/texts-calls.e2e.ts', ...(isLong ? [] : ['**/long/**'])] },
    textsAlone('texts-alone', { keeps: 'little', shape: 'bare' }),
    ...(isLong ? [textsAlone('texts-alone-in-data', { keeps: 'all', shape: 'data' })] : []),
  ],
  testDir: '.',
  // What takes long and seldom changes is a run of its own: the folder `long`, and tests with that tag.
  testMatch: isLong ? ['*.e2e.ts', '**/long/*.e2e.ts'] : '*.e2e.ts',
  testIgnore: isLong ? [] : ['**/long/**'],
  ...(isLong ? { grep: /@long|\blong\// } : { grepInvert: /@long/ }),
  // Apart, because `--last-failed` reads there what failed.
  outputDir: isLong ? '../test-results/long' : '../test-results/short',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // What takes long counts thousands of records, while others use the machine too.
  expect: { timeout: isLong ? 30_000 : 10_000 },
  forbidOnly: true,
  // On a crowded machine a browser can be late: there a test has one second try, and is named as flaky in the report.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [
    ['list'],
    ['./support/specified-calls.ts'],
    ...(process.env['E2E_REPORT'] ? [['json', { outputFile: `${root}/${process.env['E2E_REPORT']}` }] as const] : []),
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      chromiumSandbox: !isRoot,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node .ci/serve/start.mjs --e2e --with=${process.pid}`,
    cwd: root,
    env: { PORT: String(PORT) },
    // Up when it says so: whatever answers at the address may be the server of another run. A held port ends this one.
    wait: { stdout: /is running at/ },
    timeout: 120_000,
  },
})
