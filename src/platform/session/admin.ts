/** Admin: `isAdmin` is true, or the role is 'admin'; both also when nested under `user`. Nothing that merely looks true counts. */
export function isAdmin(user: unknown): boolean {
  const bag = bagOf(user)
  return isMarked(bag) || isMarked(bagOf(own(bag, 'user')))
}

type Bag = Record<string, unknown>
const bagOf = (value: unknown): Bag => (typeof value === 'object' && value !== null ? (value as Bag) : {})
// Own properties alone: a forged prototype makes nobody an admin.
const own = (bag: Bag, key: string) => (Object.hasOwn(bag, key) ? bag[key] : undefined)
const isMarked = (bag: Bag) => own(bag, 'isAdmin') === true || own(bag, 'role') === 'admin'
