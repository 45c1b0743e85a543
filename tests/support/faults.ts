import { clearFaults, setFault, type Fault } from '#mocks/server/faults.ts'
import { ledgerOf } from '#mocks/server/ledger.ts'

const WORLD = 'default'

/** Makes a call of the embedded API go wrong: see mocks/server/faults.ts. */
export const breakCall = (fault: Fault) => setFault(WORLD, fault)

/** Everything works again. */
export const mendAll = () => clearFaults(WORLD)

/** The writes of one call that the embedded API accepted, in order. */
export const accepted = (call: string) => ledgerOf(WORLD).filter((entry) => entry.call === call)
