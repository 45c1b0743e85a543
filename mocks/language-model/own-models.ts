import { environment } from '#engine/world/environment.ts'
import type { World } from '#engine/world/world.ts'

const isSaid = (name: string) => /^(?:on|true|1|yes)$/i.test(environment()[name]?.trim() ?? '')

/** The id of the row of switches that says whether people may choose a model for themselves. */
export const OWN_MODELS = 'own-models'

/** Whether people may choose a model for themselves: an admin's word, else that of the environment. Off by default. */
export const ownModelsAllowed = (world: World): boolean =>
  world.switches.get(OWN_MODELS)?.on ?? isSaid('ROADRUNNER_OWN_MODELS')

/** Whether people's own addresses may lead into the network of the server. Whoever runs the server says so, nobody else. */
export const ownModelsMayBePrivate = (): boolean => isSaid('ROADRUNNER_OWN_MODELS_PRIVATE')
