import { giveBoxes } from '#tests/features/comments/boxes.ts'
import { testApi } from '#tests/support/render.tsx'

import { judgeWrites } from './judge-writes.ts'
import { writes } from './rows/comments.ts'

testApi()
giveBoxes()
judgeWrites(writes)
