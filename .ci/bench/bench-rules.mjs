// `npm run bench:rules`: precision and recall of the rules on the hand-checked sentences, and what they read from the
// labelled papers and the judged passages of the measurement corpus beside the project (without it, only the first).
import { spawnSync } from 'node:child_process'

const { status } = spawnSync(
  'node_modules/.bin/vitest',
  [
    'run',
    '--project',
    'unit',
    '--reporter=default',
    // They read whole corpora: minutes on a machine that does something else.
    '--testTimeout=300000',
    'tests/science/evidence/facts/hand-checked.test.ts',
    'tests/science/evidence/facts/real-papers.test.ts',
    'tests/science/judged-facts',
  ],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
