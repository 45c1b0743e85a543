import { foreignLanguageOf } from '../search/query-language.ts'

const loss = '(?:toes?|fingers?|legs?|feet|foot|arms?|limbs?)'

/** What people say for a thing in everyday life, and the name by which papers speak of it. Only where both mean the same: the question is told how it was read. */
const names: readonly (readonly [string, string])[] = [
  ['(?:tb|tuberculosis) (?:jabs?|shots?)', 'BCG'],
  ['(measles|polio|flu|covid(?:-19)?|hpv|whooping cough|chickenpox|pneumonia|shingles|tetanus|rabies|malaria|rotavirus|cholera|bcg|mmr) (?:jabs?|shots?)', '$1 vaccine'],
  ['(?:bab(?:y|ies)|child|children|infants?)(?: (?:was|were|is|are|who (?:was|were|are)|that (?:was|were|are)))? born (?:too |very |much too )?(?:early|soon)', 'preterm infants'],
  ['pre-?e?mies?', 'preterm infants'],
  ['pregnancy hormone', 'hCG'],
  ['wombs?', 'uterus'],
  ['botox', 'botulinum toxin'],
  ['(?:cholesterol|cholesterol[- ]lowering) (?:pills?|tablets?|drugs?|medicines?|medications?)', 'statins'],
  ['water (?:pills?|tablets?)', 'diuretics'],
  ['blood pressure (?:pills?|tablets?|drugs?|medicines?|medications?)', 'antihypertensive drugs'],
  ['happy pills?', 'antidepressants'],
  ['sleeping (?:pills?|tablets?)', 'hypnotics'],
  ['(?:sugar|dummy) pills?', 'placebo'],
  ['(?:weak|brittle|thin) bones', 'osteoporosis'],
  ['(?:kidney machine|blood[- ]washing)', 'dialysis'],
  ['windpipe', 'trachea'],
  ['(?:gullet|food pipe)', 'oesophagus'],
  ['(?:tummy|belly|stomach) ?aches?', 'abdominal pain'],
  ['(?:belly|tummy) fat', 'abdominal fat'],
  ['heavy periods', 'menorrhagia'],
  ['(?:period|menstrual) (?:pains?|cramps)', 'dysmenorrhea'],
  ['piles', 'haemorrhoids'],
  ['pink ?eye', 'conjunctivitis'],
  ['lazy eyes?', 'amblyopia'],
  ['(?:short|near)-?sighted(?:ness)?', 'myopia'],
  ['gum disease', 'periodontitis'],
  ['(?:tooth decay|rotten teeth|holes in (?:the )?teeth|cavities)', 'dental caries'],
  ['test-?tube bab(?:y|ies)', 'IVF'],
  ['(?:c-section|caesarean|cesarean)s?(?! (?:section|delivery|birth))', 'caesarean section'],
  ['womb cancer', 'endometrial cancer'],
  ['bowel cancer', 'colorectal cancer'],
  ['(?:brain bleeds?|bleeding in(?:to)? the brain)', 'intracerebral haemorrhage'],
  ['blood clots? (?:in|on|to) the lungs?', 'pulmonary embolism'],
  ['blood clots? in (?:the |their |a )?(?:legs?|deep veins?)', 'deep vein thrombosis'],
  ['(?:clogged|furred|blocked|hardened) arteries', 'atherosclerosis'],
  ['(?:irregular|uneven) heart ?beat', 'arrhythmia'],
  [`los(?:e|es|ing) (?:a |an |the |their |your )?${loss}(?:(?: (?:or|and) |, )(?:a |an |the )?${loss})*`, 'have amputations'],
  ['(?:hair loss|going bald|baldness)', 'alopecia'],
  ['(?:bed ?sores?|pressure sores?)', 'pressure ulcers'],
  ['cold sores?', 'herpes labialis'],
  ['whooping cough', 'pertussis'],
  ['hay fever', 'allergic rhinitis'],
  ['slipped dis[ck]s?', 'disc herniation'],
  ['(?:worn|worn[- ]out|bad) (knee|hip)s?', '$1 osteoarthritis'],
  ['tennis elbow', 'lateral epicondylitis'],
  ['(?:good|friendly) (?:gut )?bacteria(?: (?:supplements?|pills|capsules))?', 'probiotics'],
  ['(?:weak |mild |small |low )?electric(?:al)? currents? (?:on|to|through|across|into) the (?:head|brain|skull|scalp)', 'transcranial direct current stimulation'],
  ['magnets? (?:on|to|at|over) the (?:head|brain|skull|scalp)', 'transcranial magnetic stimulation'],
  ['electric shock (?:treatment|therapy)', 'electroconvulsive therapy'],
  ['wood[- ]stove smoke', 'wood smoke'],
  ['(?:cold|cooling|freezing) sprays?', 'vapocoolant spray'],
  ['numbing (gel|cream|spray)s?', 'topical anaesthetic $1'],
  ['(?:die|dying|died) out', 'extinction'],
  ['limits of (?:the|our) (?:planet|earth)', 'planetary boundaries'],
  ['keyhole (?:surgery|operations?)', 'laparoscopic surgery'],
  ['(?:stomach stapling|weight[- ]loss (?:surgery|operations?))', 'bariatric surgery'],
  ['(?:breathing machines?|life support machine)', 'mechanical ventilation'],
  ['breathing tubes?', 'endotracheal tube'],
  ['laughing gas', 'nitrous oxide'],
  ['(?:through|by|via|with) (?:a|an|the)(?: iv)? drip', 'intravenously'],
  ['bad cholesterol', 'LDL cholesterol'],
  ['good cholesterol', 'HDL cholesterol'],
  ['blood fats?', 'blood lipids'],
  ['(?:trouble|difficulty|problems) (?:with )?(?:sleeping|falling asleep)', 'insomnia'],
  ['nerve pain', 'neuropathic pain'],
  ['put(?:ting|s)? on weight', 'gain weight'],
  ['(?:heavy|fat|chubby) (teenagers?|teens?|adolescents?|children|kids|adults|people|women|men)', 'obese $1'],
  ['grown-ups', 'adults'],
  ['talking (?:therap(?:y|ies)|cures?|treatments?)', 'psychotherapy'],
  ['(?:getting |being |becoming |gets? |become )?muddled(?: (?:afterwards|up))?', 'confusion'],
  ['hurts? less', 'cause less pain'],
  ['(?<=[\\p{L}] )shots', 'injections'],
] // prettier-ignore

const compiled = names.map(([said, name]) => [new RegExp(`(?<![\\p{L}-])${said}(?![\\p{L}-])`, 'iu'), name] as const)

/**
 * Everyday words of an English question with the name that papers use: "TB jab" is BCG. Each is told to whoever asked as
 * read by the words around it.
 */
export function everydayWordsIn(question: string): { typed: string; as: string[]; isWord: true }[] {
  if (foreignLanguageOf(question) !== undefined) return []
  let rest = question
  return compiled.flatMap(([said, name]) => {
    const found = said.exec(rest)
    if (!found) return []
    rest = rest.replace(found[0], ' ; ')
    return [{ typed: found[0].toLowerCase(), as: [name.replace('$1', found[1] ?? '')], isWord: true as const }]
  })
}
