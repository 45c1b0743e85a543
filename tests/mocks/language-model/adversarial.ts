/** A reply that nobody documents, and what is to come of it: this text, or a failure whose words say so. */
export type Adversarial = { it: string; replies: Reply[]; is?: string; failure?: RegExp }
type Reply = { status?: number; type?: string; headers?: Record<string, string>; body: string }

const says = (content: unknown, more: object = {}) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, ...more }] })}\n\n`
const stops = says(undefined, { finish_reason: 'stop' })
const stream = (body: string, more: Partial<Reply> = {}): Reply => ({ body, type: 'text/event-stream', ...more })
const json = (value: unknown, more: Partial<Reply> = {}): Reply => ({
  body: JSON.stringify(value),
  type: 'application/json',
  ...more,
})
const broken = /broke off/
const unread = /could not be read/

/** Written before any of them was run. */
export const first: readonly Adversarial[] = [
  { it: 'a stream with a mark of the order of bytes', replies: [stream(`\uFEFF${says('Yes.')}${stops}`)], is: 'Yes.' },
  { it: 'events parted by carriage returns', replies: [stream((says('Yes.') + stops).replaceAll('\n', '\r\n'))], is: 'Yes.' },
  { it: 'a field of data without the space', replies: [stream((says('Yes.') + stops).replaceAll('data: ', 'data:'))], is: 'Yes.' },
  { it: 'names of events and ids between', replies: [stream(`event: message\nid: 7\nretry: 10\n${says('Yes.')}event: message\n${stops}`)], is: 'Yes.' },
  { it: 'the end without DONE', replies: [stream(says('Yes.') + stops)], is: 'Yes.' },
  { it: 'DONE and no reason', replies: [stream(`${says('Yes.')}data: [DONE]\n\n`)], is: 'Yes.' },
  { it: 'neither', replies: [stream(says('Yes, it'))], failure: broken },
  { it: 'nothing at all', replies: [stream('')], failure: broken },
  { it: 'only that it ends', replies: [stream(stops)], is: '' },
  { it: 'an event that is no JSON in the middle', replies: [stream(`${says('Yes')}data: {"choices": [\n\n${says('.')}${stops}`)], is: 'Yes.' },
  { it: 'choices that are null', replies: [stream(`data: {"choices":null}\n\n${says('Yes.')}${stops}`)], is: 'Yes.' },
  { it: 'choices that are none', replies: [stream(`data: {"choices":[],"usage":null}\n\n${says('Yes.')}${stops}`)], is: 'Yes.' },
  { it: 'a content that is a number', replies: [stream(`${says(7)}${says('Yes.')}${stops}`)], is: 'Yes.' },
  { it: 'a content that is null', replies: [stream(`${says(null)}${says('Yes.')}${stops}`)], is: 'Yes.' },
  { it: 'two choices, of which the second says something else', replies: [stream(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'Yes.' } }, { index: 1, delta: { content: 'No.' } }] })}\n\n${stops}`)], is: 'Yes.' },
  { it: 'an error behind half an answer', replies: [stream(`${says('Yes')}data: {"error":{"message":"worker died","code":500}}\n\n`)], failure: /worker died/ },
  { it: 'an error that is a text', replies: [stream('data: {"error":"out of memory"}\n\n')], failure: /out of memory/ },
  { it: 'an error event by name', replies: [stream(`${says('Yes')}event: error\ndata: {"message":"overloaded"}\n\n`)], failure: /overloaded|broke off/ },
  { it: 'a thought that never ends', replies: [stream(says('<think>Let me see') + stops)], is: '' },
  { it: 'a thought and then the answer', replies: [stream(says('<think>No?</think>\n\nYes.') + stops)], is: 'Yes.' },
  { it: 'a page of the web', replies: [{ body: '<html><body>Sign in to the network</body></html>', type: 'text/html' }], failure: unread },
  { it: 'a page of the web with 502', replies: [{ status: 502, body: '<html>Bad Gateway</html>', type: 'text/html', headers: { 'retry-after': '0' } }], failure: /502/ },
  { it: 'an empty body of JSON', replies: [json({})], failure: unread },
  { it: 'a refusal in the message', replies: [json({ choices: [{ message: { content: null, refusal: 'I will not.' }, finish_reason: 'stop' }] })], failure: /./ },
  { it: 'a JSON answer that was cut by length', replies: [json({ choices: [{ message: { content: 'Yes, it' }, finish_reason: 'length' }] })], failure: /limit of length/ },
  { it: 'a filter that stopped it', replies: [stream(says('Yes') + says(undefined, { finish_reason: 'content_filter' }))], failure: /filter/ },
  { it: 'a reason that nobody knows', replies: [stream(says('Yes') + says(undefined, { finish_reason: 'gone_fishing' }))], failure: /without saying that it was whole/ },
  { it: 'a quota that is used up, which is not asked again', replies: [json({ error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } }, { status: 429 })], failure: /quota/ },
  { it: 'a server that sends on to another', replies: [{ status: 307, body: '', type: 'text/plain', headers: { location: 'http://elsewhere.test/' } }], failure: /another address/ },
  { it: 'an answer of a million letters in one event', replies: [stream(says('a'.repeat(1_000_100)) + stops)], failure: /too long/ },
] // prettier-ignore

/** Written when those above were mended, and run once before anything else was. */
export const second: readonly Adversarial[] = [
  { it: 'a comment before the first word, and a line of spaces', replies: [stream(`: hello\n\n   \n\n${says('Yes.')}${stops}`)], is: 'Yes.' },
  { it: 'one event on two lines of data', replies: [stream(`data: {"choices":[{"delta":\ndata: {"content":"Yes."}}]}\n\n${stops}`)], is: 'Yes.' },
  { it: 'the whole message instead of a piece', replies: [stream(`data: ${JSON.stringify({ choices: [{ message: { content: 'Yes.' }, finish_reason: 'stop' }] })}\n\n`)], is: 'Yes.' },
  { it: 'content in parts, one of them a picture', replies: [stream(says([{ type: 'text', text: 'Yes.' }, { type: 'image_url', image_url: 'x' }]) + stops)], is: 'Yes.' },
  { it: 'words behind the end', replies: [stream(`${says('Yes.')}data: [DONE]\n\n${says(' And no.')}`)], is: 'Yes.' },
  { it: 'a call of a tool', replies: [stream(says(undefined, { finish_reason: 'tool_calls' }))], failure: /tool/ },
  { it: 'a list of one error, as one provider refuses', replies: [json([{ error: { message: 'API key not valid', code: 400 } }], { status: 400 })], failure: /API key not valid/ },
  { it: 'a refusal in another form', replies: [json({ detail: 'Model tiny does not exist' }, { status: 404 })], failure: /does not exist/ },
  { it: 'a refusal as a text', replies: [{ status: 400, body: 'model not loaded', type: 'text/plain' }], failure: /400/ },
  { it: 'a context that is too small, told in a refusal', replies: [json({ error: { message: "This model's maximum context length is 2048 tokens" } }, { status: 400 })], failure: /2048/ },
  { it: 'down twice, and then there', replies: [{ status: 503, body: '', headers: { 'retry-after': '0' } }, { status: 503, body: '', headers: { 'retry-after': '0' } }, stream(says('Yes.') + stops)], is: 'Yes.' },
  { it: 'down for an hour', replies: [{ status: 503, body: '', headers: { 'retry-after': '3600' } }], failure: /503/ },
  { it: 'JSON that is called a stream', replies: [stream(JSON.stringify({ choices: [{ message: { content: 'Yes.' }, finish_reason: 'stop' }] }))], failure: broken },
  { it: 'a stream that is called JSON', replies: [{ body: says('Yes.') + stops, type: 'application/json' }], is: 'Yes.' },
  { it: 'a key of ours said back by a refusal', replies: [json({ error: { message: 'Incorrect API key provided: sk-abc123def456ghi789.' } }, { status: 401 })], failure: /^(?!.*sk-abc123).*Look at the key/s },
] // prettier-ignore
