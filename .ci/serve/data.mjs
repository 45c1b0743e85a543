// `npm run data -- backup <file> | restore <file> | check`: over the data folder of the embedded server, ROADRUNNER_DATA.
//   --built  with what `npm run package` made, where there are no development dependencies
import { at, buildServer, packaged, readEnvironment } from './build.mjs'

readEnvironment()
const words = process.argv.slice(2).filter((word) => word !== '--built')
const { runDataCommand } = await (process.argv.includes('--built') ? packaged : buildServer)('data-commands')
await runDataCommand(process.env.ROADRUNNER_DATA || at('.data'), words)
