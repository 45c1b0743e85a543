import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { startServer } = (await import(new URL('../../.ci/serve/test-server.mjs', import.meta.url).href)) as {
  startServer: (port: number, args?: string[]) => Promise<{ url: string; stop: () => Promise<void> }>
}

const open: (Server | ChildProcess)[] = []
afterEach(() => {
  for (const each of open.splice(0)) {
    if ('close' in each) each.close()
    else each.kill('SIGKILL')
  }
})

/** Somebody else on a port of the system's choice. */
async function hold(port = 0) {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  open.push(server)
  return { server, port: (server.address() as AddressInfo).port }
}
async function freePort() {
  const { server, port } = await hold()
  server.close()
  await once(server, 'close')
  return port
}

describe('a port that somebody else holds', () => {
  test.each([
    ['a test server', ['--e2e'], 'npm run e2e'],
    ['the server', [], 'npm start'],
  ])('%s does not start, builds nothing, and says which port and what to do', async (_, args, again) => {
    const { port } = await hold()
    const { status, stdout, stderr } = spawnSync(process.execPath, ['.ci/serve/start.mjs', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, PORT: String(port) },
    })
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toContain(`Port ${port} is in use`)
    expect(stderr).toContain(`PORT=${port + 1} ${again}`)
  })

  test('a script that needs a server hears of it, and does not talk to the other one', async () => {
    const { port } = await hold()
    await expect(startServer(port, ['--e2e', '--api-only'])).rejects.toThrow(`Port ${port} is in use`)
  })
})

test('a test server ends with the process that started it, however that one ended', async () => {
  const port = await freePort()
  const args = `['.ci/serve/start.mjs', '--e2e', '--api-only'], { stdio: ['ignore', 'inherit', 'inherit'] }`
  const parent = spawn(
    process.execPath,
    ['-e', `require('child_process').spawn(process.execPath, ${args}); setInterval(() => {}, 1000)`],
    { cwd: root, env: { ...process.env, PORT: String(port) }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  open.push(parent)
  await once(parent.stdout, 'data')
  await expect(hold(port)).rejects.toThrow('EADDRINUSE')

  parent.kill('SIGKILL')
  await vi.waitFor(() => hold(port), { timeout: 30_000, interval: 200 })
  // The first start bundles the server.
}, 90_000)
