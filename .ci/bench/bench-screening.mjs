// `npm run bench:screening`: screens the labelled reviews as the ranking would have it and prints the work saved over random
// order; then how long ranking anew takes. Needs the measurement corpus beside the project.
import { spawnSync } from 'node:child_process'

const { status } = spawnSync(
  'node_modules/.bin/vitest',
  ['bench', '--run', '--project', 'unit', 'tests/science/screening'],
  { stdio: 'inherit', env: { ...process.env, SIMULATE_SCREENING: '1' } },
)
process.exit(status ?? 1)
