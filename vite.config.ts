import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

import { firstPaint } from './.ci/check/first-paint.ts'
import { flatImports } from './.ci/check/flat-imports.ts'
import { offlineShell } from './.ci/check/offline-shell.ts'
import { thirdPartyLicences } from './.ci/check/third-party-licences.ts'
import { embeddedApi, workerScript } from './mocks/server/vite-plugin.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Names that the page may read. Any other VITE_ name fails the build: nothing slips into a bundle by accident. */
const ALLOWED_ENV = [
  'VITE_API_BASE_URL',
  'VITE_SOCKET_URL',
  'VITE_STRIPE_PUBLISHABLE_KEY',
  'VITE_DEV_LOGIN',
  'VITE_MOCKS',
]

export default defineConfig(({ mode, command, isPreview }) => {
  const env = loadEnv(mode, at('.'), '')
  for (const name of Object.keys(env)) {
    if (
      name.startsWith('VITE_') &&
      !name.startsWith('VITE_USER_NODE') &&
      !ALLOWED_ENV.includes(name) &&
      !process.env['VITEST']
    ) {
      throw new Error(`${name} is not a variable of this product: see .env.example`)
    }
  }
  const isStatic = mode === 'static'
  const external = env['API_PROXY_TARGET']
  const test = Boolean(process.env['VITEST'])
  const licences = thirdPartyLicences()

  return {
    plugins: [
      licences.page,
      firstPaint(),
      flatImports(),
      react(),
      tailwindcss(),
      ...(command === 'serve' && !isPreview && !external && !isStatic && !test ? [embeddedApi()] : []),
      ...(isStatic ? [workerScript()] : [offlineShell()]),
    ],
    define: isStatic ? { 'import.meta.env.VITE_MOCKS': JSON.stringify('worker') } : {},
    resolve: {
      alias: [
        { find: 'react-style-singleton', replacement: at('./src/shared/ui/style-singleton.ts') },
        { find: 'node-fetch', replacement: at('./src/science/records/no-network.ts') },
        { find: 'sync-fetch', replacement: at('./src/science/records/no-network.ts') },
        // The package's exports name its development build alone; this is the same without the warnings.
        ...(command === 'build' && !test
          ? [{ find: /^react-router$/, replacement: at('./node_modules/react-router/dist/production/index.mjs') }]
          : []),
      ],
    },
    publicDir: 'public',
    worker: { format: 'es' as const, plugins: () => [licences.worker()] },
    server: external
      ? {
          proxy: {
            // Pages and API are one origin in the browser: the proxy says so to a server that compares them.
            '/api': { target: external, changeOrigin: true, headers: { origin: new URL(external).origin } },
            '/socket.io': {
              target: external,
              changeOrigin: true,
              ws: true,
              headers: { origin: new URL(external).origin },
            },
          },
        }
      : {},
    build: {
      outDir: isStatic ? 'dist-static' : 'dist',
      manifest: true,
      sourcemap: env['SOURCE_MAP'] === 'true',
      modulePreload: {
        polyfill: false,
        // The workspace would carry the names of every file of every page behind it, several kilobytes that grow with
        // each page, and so would the first file with those that few come to see. Such a page fetches its own parts; only
        // its styles are named.
        resolveDependencies: (file, deps, { hostId }) =>
          hostId.includes('workspace-') || /\/(SharedSearchPage|SharedCopilotPage|record-visit)-/.test(file)
            ? deps.filter((dep) => dep.endsWith('.css'))
            : deps,
      },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // One file for the libraries and one for what every page stands in: over HTTP/1.1 a browser fetches six
              // at a time, and a seventh waits a whole turn. The query client goes without lists in pages and without
              // writes: nobody needs them to sign in.
              {
                name: 'vendor',
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/](react-query|query-core)(?!.*(nfinite|utationObserver|useMutation|ueriesObserver|useQueries)))[\\/]/,
                priority: 30,
              },
              // Forms in one file with the one that everybody meets first.
              {
                name: 'sign-in',
                test: /node_modules[\\/](react-hook-form|@hookform)[\\/]|src[\\/]shared[\\/]forms[\\/]use-form|src[\\/](pages[\\/]accounts[\\/]AuthPage|features[\\/]accounts[\\/](AuthCard|AccountForm|LoginForm|EmailField))\.tsx$/,
                priority: 9,
              },
              { name: 'app', test: /src[\\/](app[\\/]App|shared[\\/]ui[\\/](PageTitle|Logo))\.tsx$/, priority: 10 },
              // And one for what everybody signed in stands in, the dashboard with it: it is the first thing they see.
              {
                name: 'workspace',
                test: /src[\\/](app[\\/](Workspace|InnerRoutes)|pages[\\/]dashboard[\\/]DashboardPage)\.tsx$/,
                priority: 8,
              },
              // What most dashboards show, without what other pages share: small files pack badly.
              {
                name: 'first-panels',
                test: /src[\\/]features[\\/]dashboard[\\/]panels[\\/]((Syntheses|Tasks|Metrics)Panel|OwnItem|PanelEmpty|RecentList|panels\.copy)\.tsx?$/,
                includeDependenciesRecursively: false,
                priority: 7,
              },
            ],
          },
        },
      },
    },
    test: {
      css: false,
      restoreMocks: true,
      clearMocks: true,
      // Both cores of a small machine: the default leaves one idle.
      // On a crowded machine anything can be late: there a test has one second try, and `npm test` names who needed it.
      retry: process.env['CI'] ? 1 : 0,
      maxWorkers: 2,
      testTimeout: 300_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 20_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            // What a file leaves in globals and timers is taken back after each test; modules stay for the next file.
            isolate: false,
            unstubGlobals: true,
            setupFiles: ['tests/property-seed.ts', 'tests/real-time.ts'],
            include: ['tests/**/*.test.ts'],
            exclude: ['tests/**/*.dom.test.ts'],
            benchmark: { include: ['tests/**/*.bench.ts'] },
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: './tests/environment.ts',
            isolate: false,
            environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
            include: ['tests/**/*.test.tsx', 'tests/**/*.dom.test.ts'],
            setupFiles: ['tests/property-seed.ts', 'tests/setup.ts'],
          },
        },
      ],
    },
  }
})
