import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A letter as an SMTP server got it: the envelope, and the text with its headers. */
export type Received = { from: string; to: string[]; text: string }

/** A mail server of this machine that keeps what it gets. `refuses`: who no letter is taken for. */
export async function startSmtp(refuses: readonly string[] = []) {
  const received: Received[] = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => undefined)
    answer(socket, received, refuses)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: () => {
      for (const socket of open) socket.destroy()
      return new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}

function answer(socket: Socket, received: Received[], refuses: readonly string[]) {
  let letter: Received = { from: '', to: [], text: '' }
  let isText = false
  let rest = ''
  const take = (line: string): string | undefined => {
    if (isText) {
      if (line !== '.') {
        letter.text += `${line.replace(/^\.\./, '.')}\n`
        return undefined
      }
      isText = false
      received.push(letter)
      letter = { from: '', to: [], text: '' }
      return '250 kept'
    }
    const address = line.slice(line.indexOf('<') + 1, line.indexOf('>'))
    if (/^EHLO/i.test(line)) return '250 stand-in'
    if (/^MAIL FROM/i.test(line)) letter.from = address
    if (/^RCPT TO/i.test(line)) {
      if (refuses.includes(address)) return '550 nobody of that name'
      letter.to.push(address)
    }
    if (/^DATA/i.test(line)) {
      isText = true
      return '354 go on'
    }
    return /^QUIT/i.test(line) ? '221 bye' : '250 ok'
  }
  socket.write('220 stand-in\r\n')
  socket.setEncoding('utf8')
  socket.on('data', (part: string) => {
    const lines = `${rest}${part}`.split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const said = take(line)
      if (said !== undefined) socket.write(`${said}\r\n`)
    }
  })
}
