import type { Guideline } from './guideline.ts'
import { arrive2020 } from './lists/arrive-2020.ts'
import { care2013 } from './lists/care-2013.ts'
import { cheers2022 } from './lists/cheers-2022.ts'
import { consort2010 } from './lists/consort-2010.ts'
import { prisma2020 } from './lists/prisma-2020.ts'
import { srqr2014 } from './lists/srqr-2014.ts'
import { stard2015 } from './lists/stard-2015.ts'
import { strobe2007 } from './lists/strobe-2007.ts'
import { tripod2015 } from './lists/tripod-2015.ts'

export type { Guideline, GuidelineItem } from './guideline.ts'

/** Every guideline, in the order in which a list offers them. Saved analyses name them by id. */
export const guidelines: readonly Guideline[] = [
  consort2010,
  strobe2007,
  prisma2020,
  arrive2020,
  stard2015,
  tripod2015,
  srqr2014,
  care2013,
  cheers2022,
]

export const guidelineById = (id: string): Guideline | undefined => guidelines.find((each) => each.id === id)
