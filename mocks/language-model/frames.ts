import { ModelFailure } from '#engine/language-model/language-model.ts'

export const TOO_LONG = 'The language model’s answer is too long. Ask about fewer papers, or choose another model.'

/** Characters of one event, and of a stream with everything that is not shown. */
const EVENT_MAX = 1_000_000
const STREAM_MAX = 20_000_000

/**
 * The data of the events of a stream, or its lines. `moved` is told of every sign of life, also of one without content, as of
 * a connection that is kept alive. One unit of data may stand on many `data:` lines; they are one event.
 */
export async function* frames(
  body: AsyncIterable<Uint8Array>,
  framing: 'events' | 'lines',
  moved: () => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let read = 0
  let data: string[] = []
  const whole = function* (line: string) {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line
    if (framing === 'lines') {
      if (text.trim() !== '') yield text
    } else if (text.startsWith('data:')) data.push(text.slice(5).trimStart())
    else if (text === '' && data.length > 0) {
      yield data.join('\n')
      data = []
    }
  }
  for await (const part of body) {
    moved()
    read += part.length
    rest += decoder.decode(part, { stream: true })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > EVENT_MAX || read > STREAM_MAX) throw new ModelFailure(TOO_LONG)
    for (const line of lines) yield* whole(line)
  }
  yield* whole(rest + decoder.decode())
  yield* whole('')
}
