// `npm run data -- backup <file> | restore <file> | check`: over the data folder of the embedded server, ROADRUNNER_DATA.
import { at, buildServer, readEnvironment } from './build.mjs'

readEnvironment()
const { runDataCommand } = await buildServer('data-commands')
await runDataCommand(process.env.ROADRUNNER_DATA || at('.data'), process.argv.slice(2))
