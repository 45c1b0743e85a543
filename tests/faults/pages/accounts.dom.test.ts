import { testApi } from '#tests/support/render.tsx'

import { judgeReads } from './judge-reads.ts'
import { judgeWrites } from './judge-writes.ts'
import { reads, writes } from './rows/accounts.ts'

testApi()
judgeWrites(writes)
judgeReads(reads)
