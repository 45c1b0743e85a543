// The server that a benchmark in the browser asks: the one at PORT where somebody named it, else one of its own, started
// for it and gone with it.
import { startServer } from '../serve/test-server.mjs'

const OWN_PORT = 4397

/** Says in a sentence what is missing, and ends the program. */
function end(sentence) {
  console.error(sentence)
  process.exit(1)
}

export async function benchServer() {
  const { PORT } = process.env
  if (PORT) {
    const base = `http://127.0.0.1:${PORT}`
    const answers = await fetch(base).then(
      () => true,
      () => false,
    )
    if (!answers) end(`No server answers at ${base}. Leave PORT out, and one is started for this run.`)
    return { base, stop: async () => {} }
  }
  const server = await startServer(OWN_PORT).catch((error) => end(`The server did not start: ${error.message}`))
  // A run that breaks off leaves no server behind.
  process.on('exit', () => void server.stop())
  return { base: server.url, stop: server.stop }
}
