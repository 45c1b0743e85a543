// `npm run conformance -- --url https://api.example.org/api --user somebody@example.org --password …`
// Runs the contract against any server and prints, call by call, what differs. Reads only, unless --write is given: then
// it also makes things and takes them back. Ends with 1 where something differs, with 2 where nothing could be compared.
//   --level specification   the 62 calls of the specification alone; otherwise the additions too that the server names
//   --report report.md      writes a list to work through: what differs by domain, with what was expected
// The password may also stand in CONFORMANCE_PASSWORD. It goes in the body of the sign-in to the address given, and
// nowhere else: redirects are not followed.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { importSource } from './source.mjs'

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    user: { type: 'string' },
    password: { type: 'string' },
    level: { type: 'string', default: 'all' },
    report: { type: 'string' },
    write: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  },
})
const password = values.password ?? process.env.CONFORMANCE_PASSWORD
if (!values.url || !values.user || !password || !['all', 'specification'].includes(values.level)) {
  console.error(
    'Needed: --url <address of the API> --user <e-mail> --password <password>; also:\n--level specification or all, --report <file>, --write, --quiet',
  )
  process.exit(2)
}

const { runConformance, lineOf } = await importSource('src/contract/conformance/run.ts')
const { reportText } = await importSource('src/contract/conformance/report.ts')
try {
  const report = await runConformance({
    url: values.url,
    user: values.user,
    password,
    level: values.level,
    write: values.write,
    tell: (checked) => {
      if (!values.quiet || checked.verdict === 'different') console.log(lineOf(checked))
    },
  })
  const { same, different, skipped, notWritten } = report
  if (values.report) writeFileSync(values.report, reportText(report, values.level))
  if (values.write) console.log(`\nNever written, because it cannot be taken back:\n  ${notWritten.join('\n  ')}`)
  console.log(`\n${same} as the contract says, ${different} different, ${skipped} skipped`)
  process.exitCode = different > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
