import { figuresHandlers } from './figures.additions.ts'
import { organizationHandlers } from './organization.additions.ts'
import { peopleHandlers } from './people.additions.ts'
import { platformHandlers } from './platform.additions.ts'
import { supportHandlers } from './support.additions.ts'
import { verificationsHandlers } from './verifications.additions.ts'

/** Every call of the admin pages; each refuses everybody who is no admin. */
export const adminHandlers = [
  ...figuresHandlers,
  ...peopleHandlers,
  ...verificationsHandlers,
  ...supportHandlers,
  ...organizationHandlers,
  ...platformHandlers,
]
