/** Forms of irregular verbs, which no ending tells from a noun. */
const verbs = new Set(
  'arose arisen awoke bore borne beat beaten became began begun bent bound broke broken bred brought built burst bought caught chose chosen clung came crept cut dealt dug drew drawn drove driven fell fallen fed felt fought found fled flew flown forbade forbidden forgot forgotten foresaw foreseen foretold forewent froze frozen gave given goes gone got gotten went grew grown heard held hid hidden kept knew known laid lain led learnt left lent lost made meant met mistook mistaken overcame overtook overtaken outdid outgrew outran outshone paid proved proven read rode ridden rang rung rose risen said saw seen sought sent shook shaken shone shot showed shown shrank shrunk shut sank sunk slid spoke spoken sped spent sprang sprung spread stood stole stolen stuck struck stricken strove swept swam swung took taken taught told tore torn thought threw thrown underwent undergone understood undertook undertaken undid undone upheld wore worn withdrew withdrawn withheld withstood won wrote written'.split(' '),
) // prettier-ignore
/** Adjectives of plain English that have a form of comparison; those of direction are read elsewhere. */
const adjectives = new Set(
  'big blunt brief brisk broad calm cheap clean clear close coarse cold cool crude dear deep dense dim dire dry dull eager early easy faint fair fast few fierce fine firm fit flat fond frail fresh full grave great grim hard harsh healthy heavy hefty hollow hot keen kind large late lean light likely lively long loose loud low mad meagre mean mild moderate modest narrow near neat new odd old patchy plain poor prompt pronounced pure quick quiet rapid rare raw rich rough sad safe scant scarce severe shaky shallow sharp short simple slack slender slight slim slow small smart smooth soft sound sparse stable stark steady steep strict strong sturdy swift tall tame tender tense thick thin tidy tight tiny tough true ugly vague vast vivid warm weak weighty wet wide wild wise worthy young'.split(' '),
) // prettier-ignore
/** Nouns, verbs and adverbs of plain English by which things are said in a figure of speech. */
const figures = new Set(
  'abundant scanty plentiful ample birth births technique techniques sexes genders grip upward upwards downward downwards straight par toll bulk brink leap slump surge spike plunge climb slide drift swing swings hinge hinges thrive thrives manage manages complication complications setback setbacks handful dozen dozens slice chunk stretch footing odds pace halfway midway outset onset onwards aftermath wake verdict tally tallies culprit hallmark linchpin mainstay pillar hurdle hurdles obstacle obstacles stumbling foothold inroads headway upshot upside downside drawback drawbacks payoff knack penchant leaning bent clout sway swath gulf chasm rift divide wedge foil yardstick benchmark stepping spur spurs fuel fuels dent dents ebb ebbs wane wanes dwindle dwindles soar soars plummet plummets nudge nudges curb curbs trim trims shave shaves topped tops rivals rival mirrors mirror echoes echo tallied turnout uptick downturn standstill plateau tie ties bond bonds trail trails lag lags edge edges outdo outdoes outweigh outweighs eclipse eclipses overtake overtakes undercut undercuts hamper hampers hinder hinders thwart thwarts stave ward foster fosters spark sparks trigger triggers usher yield yields'.split(' '),
) // prettier-ignore
const numbers =
  /^(?:(?:thir|four|fif|six|seven|eigh|nine)teen|eleven|twelve|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|billions?|dozens?)$/

/** "Slimmer", "steepest": the adjective that is compared. */
function compared(word: string): string[] {
  const bare = /^(.{3,})(?:er|est)$/.exec(word)?.[1]
  if (bare === undefined) return [word]
  return [bare, `${bare}e`, bare.replace(/(.)\1$/, '$1'), bare.replace(/i$/, 'y')]
}

/** Words by which any writer says things and which name none: verb forms, adjectives compared, numbers, figures of speech. */
export const isPlainWord = (word: string): boolean =>
  verbs.has(word) || figures.has(word) || numbers.test(word) || compared(word).some((each) => adjectives.has(each))
