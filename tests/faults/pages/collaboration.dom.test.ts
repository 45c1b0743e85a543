import { testApi } from '#tests/support/render.tsx'

import { judgeWrites } from './judge-writes.ts'
import { writes } from './rows/collaboration.ts'

testApi()
judgeWrites(writes)
