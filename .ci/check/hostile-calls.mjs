// `npm run hostile`: sends every call of the contract that takes a body or a query the texts that are made to hold a program
// up (100 kB each), and says for which of them the server worked longest in one piece: so long nobody else is answered.
// Processor time of the thread, not the clock: it holds on a busy machine too. `-- library search` for some domains alone;
// ends with 1 where a piece took longer than `--most=100` milliseconds in both of two tries.
import { importSource } from './source.mjs'

const MOST = Number(process.argv.find((word) => word.startsWith('--most='))?.slice(7) ?? 100)
const domains = process.argv.slice(2).filter((word) => !word.startsWith('--'))

const { longestPieces } = await importSource('tests/mocks/server/hostile-calls.ts')
const said = ({ ms, call, text, field, status }) =>
  console.log(`${String(Math.round(ms)).padStart(6)} ms  ${call} (${field}, ${text}) → ${status}`)
const { asked, pieces } = await longestPieces({ domains, most: MOST, tell: said })
console.log('The longest of all:')
pieces.slice(0, 10).forEach(said)
const long = pieces.filter(({ ms }) => ms > MOST)
console.log(`${asked} requests; ${long.length} with a piece of more than ${MOST} ms`)
process.exit(long.length > 0 ? 1 : 0)
