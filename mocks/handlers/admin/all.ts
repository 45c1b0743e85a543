import { figuresHandlers } from './figures.ts'
import { organizationHandlers } from './organization.ts'
import { peopleHandlers } from './people.ts'
import { platformHandlers } from './platform.ts'
import { supportHandlers } from './support.ts'
import { verificationsHandlers } from './verifications.ts'

/** Every call of the admin pages; each refuses everybody who is no admin. */
export const adminHandlers = [
  ...figuresHandlers,
  ...peopleHandlers,
  ...verificationsHandlers,
  ...supportHandlers,
  ...organizationHandlers,
  ...platformHandlers,
]
