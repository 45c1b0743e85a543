import { testApi } from '#tests/support/render.tsx'

import { judgeReads, judgeSilent } from './judge-reads.ts'
import { judgeWrites } from './judge-writes.ts'
import { reads, silent, writes } from './rows/notifications.ts'

testApi()
judgeWrites(writes)
judgeReads(reads)
judgeSilent(silent)
