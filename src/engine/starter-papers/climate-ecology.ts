import { shelf } from './starter-paper.ts'

/** The record of a warming planet and of what lives on it. */
export const climateEcologyPapers = shelf('Climate and ecology', [
  {
    id: 'p-keeling-1976',
    design: 'cohort',
    title: 'Atmospheric carbon dioxide variations at Mauna Loa Observatory, Hawaii',
    authors:
      'Keeling, Charles D.; Bacastow, Robert B.; Bainbridge, Arnold E.; Ekdahl, Carl A.; Guenther, Peter R.; Waterman, Lee S.; Chin, John F. S.',
    year: 1976,
    venue: 'Tellus',
    at: '28(6):538-551',
    doi: '10.3402/tellusa.v28i6.11322',
    keywords: 'carbon dioxide; Mauna Loa; Keeling curve; atmosphere',
    abstract: `Keeling and colleagues report the continuous measurement of carbon dioxide in the air at Mauna Loa, Hawaii, from 1959
      to 1971. The annual mean was 3.4% higher in 1971 than in 1959. A regular seasonal cycle, caused by the growth of
      plants in the northern hemisphere, lies upon the rise. The rate of increase varied from year to year. The authors attribute
      the rise chiefly to the burning of fossil fuels. Careful calibration and the remote site make the record the reference for
      the change of the atmosphere.`,
  },
  {
    id: 'p-arrhenius-1896',
    design: 'theory',
    title: 'On the influence of carbonic acid in the air upon the temperature of the ground',
    authors: 'Arrhenius, Svante',
    year: 1896,
    venue: 'Philosophical Magazine',
    at: '41(251):237-276',
    doi: '10.1080/14786449608620846',
    keywords: 'carbon dioxide; greenhouse effect; climate sensitivity; ice ages',
    abstract: `Arrhenius computed how the temperature of the ground depends on carbonic acid, that is carbon dioxide, in the air. He
      used measurements of the radiation of the moon to estimate how much heat the gas and water vapour absorb. By his calculation
      a doubling of carbon dioxide would warm the ground by about 5 to 6 degrees Celsius. Warming would be greater towards the
      poles than at the equator. His aim was to explain the ice ages by a fall of carbon dioxide. The data on absorption were
      crude, and yet the order of magnitude has stood.`,
  },
  {
    id: 'p-callendar-1938',
    design: 'theory',
    title: 'The artificial production of carbon dioxide and its influence on temperature',
    authors: 'Callendar, Guy Stewart',
    year: 1938,
    venue: 'Quarterly Journal of the Royal Meteorological Society',
    at: '64(275):223-240',
    doi: '10.1002/qj.49706427503',
    keywords: 'carbon dioxide; fossil fuel; global temperature; greenhouse effect',
    abstract: `Callendar argued that the burning of fuel was already warming the Earth. He estimated that people had added about
      150,000 million tons of carbon dioxide to the air in half a century and that some three quarters of it had stayed there. From
      the absorption of infrared radiation he computed a warming of about 0.003 degrees Celsius a year. Readings of 200 weather
      stations showed a rise of about 0.005 degrees a year over the same half century. Callendar expected the warming to be useful,
      as it would hold back the glaciers. His colleagues doubted the conclusion, mostly because of the simple treatment of the
      atmosphere.`,
  },
  {
    id: 'p-manabe-wetherald-1967',
    design: 'theory',
    title: 'Thermal equilibrium of the atmosphere with a given distribution of relative humidity',
    authors: 'Manabe, Syukuro; Wetherald, Richard T.',
    year: 1967,
    venue: 'Journal of the Atmospheric Sciences',
    at: '24(3):241-259',
    doi: '10.1175/1520-0469(1967)024<0241:teotaw>2.0.co;2',
    keywords: 'climate model; carbon dioxide; climate sensitivity; radiative-convective equilibrium',
    abstract: `Manabe and Wetherald computed the temperature of a column of air in which radiation and convection balance. They kept
      relative humidity fixed, so that a warmer atmosphere holds more water vapour. In this model a doubling of carbon dioxide warms
      the surface by a little more than 2 degrees Celsius. The stratosphere cools at the same time, a pattern that was later observed. Water
      vapour makes the response nearly twice as large as with fixed absolute humidity. A column model leaves out clouds that change,
      oceans and geography.`,
  },
  {
    id: 'p-hansen-1988',
    design: 'theory',
    title: 'Global climate changes as forecast by Goddard Institute for Space Studies three-dimensional model',
    authors: 'Hansen, J.; Fung, I.; Lacis, A.; Rind, D.; Lebedeff, S.; Ruedy, R.; Russell, G.; Stone, P.',
    year: 1988,
    venue: 'Journal of Geophysical Research: Atmospheres',
    at: '93(D8):9341-9364',
    doi: '10.1029/jd093id08p09341',
    keywords: 'climate model; projection; greenhouse gases; global warming',
    abstract: `Hansen and colleagues used a three-dimensional climate model to forecast the climate from 1958 to 2019 under three
      scenarios of greenhouse gases. Scenario A lets emissions grow exponentially, scenario B holds growth roughly linear, and
      scenario C stops growth of the forcing after 2000. The model has a sensitivity of 4.2 degrees Celsius for doubled carbon
      dioxide. All scenarios warm, and warming was predicted to become clear above natural variability in the 1990s. Observed
      forcing later fell below scenario B, and so did the observed warming. Scaled by the true forcing, the forecast has held up
      well.`,
  },
  {
    id: 'p-mann-1998',
    design: 'cohort',
    title: 'Global-scale temperature patterns and climate forcing over the past six centuries',
    authors: 'Mann, Michael E.; Bradley, Raymond S.; Hughes, Malcolm K.',
    year: 1998,
    venue: 'Nature',
    at: '392(6678):779-787',
    doi: '10.1038/33859',
    keywords: 'palaeoclimate; temperature reconstruction; tree rings; proxy data',
    abstract: `Mann, Bradley and Hughes reconstructed yearly patterns of surface temperature back to the year 1400. They combined tree
      rings, ice cores, corals and long instrumental records by calibrating them against the temperatures of the twentieth century.
      Three of the years since 1990 were probably the warmest of the northern hemisphere since 1400. Greenhouse gases became the dominant forcing of the twentieth century, after sun and volcanoes earlier. The uncertainty
      grows the further back the reconstruction goes. Details of the statistics were criticised and a corrigendum was published,
      and independent reconstructions agree with the main result.`,
  },
  {
    id: 'p-parmesan-yohe-2003',
    design: 'meta-analysis',
    title: 'A globally coherent fingerprint of climate change impacts across natural systems',
    authors: 'Parmesan, Camille; Yohe, Gary',
    year: 2003,
    venue: 'Nature',
    at: '421(6918):37-42',
    doi: '10.1038/nature01286',
    pmid: '12511946',
    keywords: 'climate change; range shift; phenology; species; meta-analysis',
    abstract: `Parmesan and Yohe asked whether climate change already affects living things over the world. They applied several
      analyses to more than 1,700 species. Ranges moved towards the poles by an average of 6.1 km per decade. Spring events came
      earlier by an average of 2.3 days per decade. A diagnostic pattern of change was found in 279 species. Observed changes matched
      the direction expected from warming far more often than chance. The studies come mostly from temperate regions of the northern
      hemisphere.`,
  },
  {
    id: 'p-root-2003',
    design: 'meta-analysis',
    title: 'Fingerprints of global warming on wild animals and plants',
    authors:
      'Root, Terry L.; Price, Jeff T.; Hall, Kimberly R.; Schneider, Stephen H.; Rosenzweig, Cynthia; Pounds, J. Alan',
    year: 2003,
    venue: 'Nature',
    at: '421(6918):57-60',
    doi: '10.1038/nature01333',
    pmid: '12511952',
    keywords: 'climate change; phenology; range shift; species; meta-analysis',
    abstract: `Root and colleagues gathered studies of wild animals and plants to see whether they show a common trace of warming. They
      pooled results from 143 studies of species from molluscs to mammals and from grasses to trees. More than 80% of the species that
      changed did so in the direction expected from what is known of their limits. Spring events had come earlier by an average of 5.1
      days per decade. The shift was stronger at higher latitudes, where warming was stronger too. Studies that found no change are
      less likely to be published, which may inflate the average.`,
  },
  {
    id: 'p-thomas-2004',
    design: 'theory',
    title: 'Extinction risk from climate change',
    authors:
      'Thomas, Chris D.; Cameron, Alison; Green, Rhys E.; Bakkenes, Michel; Beaumont, Linda J.; Collingham, Yvonne C.; et al.',
    year: 2004,
    venue: 'Nature',
    at: '427(6970):145-148',
    doi: '10.1038/nature02121',
    pmid: '14712274',
    keywords: 'extinction; climate change; species distribution models; biodiversity',
    abstract: `Thomas and colleagues estimated how many species would be committed to extinction by climate change up to 2050. They
      modelled the ranges of 1,103 species in sample regions that cover about 20% of the land of the Earth. Under a middle scenario of
      warming 15 to 37% of the species would be committed to extinction. Under the smallest expected warming the figure was about 18%,
      and under the largest about 35%. The estimates use the relation between area and number of species. Later work shows that the
      result depends strongly on the method and on whether species can disperse.`,
  },
  {
    id: 'p-sala-2000',
    design: 'review',
    title: 'Global biodiversity scenarios for the year 2100',
    authors:
      'Sala, Osvaldo E.; Chapin, F. Stuart; Armesto, Juan J.; Berlow, Eric; Bloomfield, Janine; Dirzo, Rodolfo; et al.',
    year: 2000,
    venue: 'Science',
    at: '287(5459):1770-1774',
    doi: '10.1126/science.287.5459.1770',
    pmid: '10710299',
    keywords: 'biodiversity; land use; climate change; scenarios; invasive species',
    abstract: `Sala and colleagues ranked the causes that will change biodiversity by the year 2100 in the biomes of the Earth. Change of
      land use will probably have the largest effect on land, followed by climate, nitrogen deposition, exchange of species, and
      carbon dioxide. In fresh water the exchange of species matters far more than on land. Mediterranean climates and grasslands
      may see the largest proportional change. The results depend on whether the causes act independently, add up or multiply. The
      ranking rests on models and on the judgement of experts.`,
  },
  {
    id: 'p-rockstrom-2009',
    design: 'theory',
    title: 'A safe operating space for humanity',
    authors: 'Rockström, Johan; Steffen, Will; Noone, Kevin; Persson, Åsa; Chapin, F. Stuart; Lambin, Eric F.; et al.',
    year: 2009,
    venue: 'Nature',
    at: '461(7263):472-475',
    doi: '10.1038/461472a',
    pmid: '19779433',
    keywords: 'planetary boundaries; sustainability; biodiversity loss; nitrogen cycle; climate change',
    abstract: `Rockström and colleagues propose nine planetary boundaries within which humanity can be expected to operate safely. They
      give numbers for seven of the nine, among them 350 parts per million of carbon dioxide for climate. By their estimate three
      boundaries had already been crossed: climate change, the rate of biodiversity loss, and interference with the nitrogen cycle.
      Boundaries depend on each other, so that crossing one may shift others. Chemical pollution and aerosol loading were left without
      numbers. The values are first estimates with large uncertainty, and critics question whether some processes have global
      thresholds at all.`,
  },
  {
    id: 'p-hardin-1968',
    design: 'theory',
    title: 'The tragedy of the commons',
    authors: 'Hardin, Garrett',
    year: 1968,
    venue: 'Science',
    at: '162(3859):1243-1248',
    doi: '10.1126/science.162.3859.1243',
    pmid: '5699198',
    keywords: 'commons; common-pool resources; population; pollution',
    abstract: `Hardin argues that people who share an open resource will ruin it although none of them wants to. Each herder on a common
      pasture gains the whole benefit of one more animal and bears only a part of the damage. The same logic applies to pollution,
      where the costs are shared by all. Hardin holds that appeals to conscience fail and that mutual coercion by mutual agreement is
      needed, and he applies this to population growth. The essay gives no data. Field studies by Ostrom and others later showed that
      many communities manage shared resources well by rules of their own.`,
  },
  {
    id: 'p-ostrom-2009',
    design: 'theory',
    title: 'A general framework for analyzing sustainability of social-ecological systems',
    authors: 'Ostrom, Elinor',
    year: 2009,
    venue: 'Science',
    at: '325(5939):419-422',
    doi: '10.1126/science.1172133',
    pmid: '19628857',
    keywords: 'common-pool resources; self-organisation; social-ecological systems; governance',
    abstract: `Ostrom offers a framework for finding out when users of a resource will organise themselves to keep it. The framework has
      four core parts: resource systems, resource units, governance systems and users. Ten variables at a second level are often
      linked to self-organisation, among them size, productivity, number of users, leadership and shared norms. Users are more likely to
      invest in rules when the expected benefit exceeds the cost of making them. Simple recipes for all resources, such as government
      or private ownership, often fail. The framework orders variables and does not itself predict an outcome.`,
  },
  {
    id: 'p-macarthur-wilson-1963',
    design: 'theory',
    title: 'An equilibrium theory of insular zoogeography',
    authors: 'MacArthur, Robert H.; Wilson, Edward O.',
    year: 1963,
    venue: 'Evolution',
    at: '17(4):373-387',
    doi: '10.1111/j.1558-5646.1963.tb03295.x',
    keywords: 'island biogeography; immigration; extinction; species-area relation',
    abstract: `MacArthur and Wilson explain the number of species on an island as a balance of immigration and extinction. Immigration of
      new species falls as an island fills, and extinction rises. Islands near a source have more immigration, and large islands have
      less extinction. The theory thus predicts more species on near and large islands and a steady turnover of species. The authors
      compare the theory with birds of the islands of the Pacific and with the recolonisation of Krakatau. It assumes that species are
      alike and leaves out evolution on the island.`,
  },
  {
    id: 'p-simberloff-wilson-1969',
    design: 'before-after',
    title: 'Experimental zoogeography of islands: the colonization of empty islands',
    authors: 'Simberloff, Daniel S.; Wilson, Edward O.',
    year: 1969,
    venue: 'Ecology',
    at: '50(2):278-296',
    doi: '10.2307/1934856',
    keywords: 'island biogeography; defaunation; recolonisation; arthropods; mangrove',
    abstract: `Simberloff and Wilson tested the theory of island biogeography by removing all animals from small mangrove islands in the
      Florida Keys. Six islands were covered and fumigated with methyl bromide, and the return of arthropods was then counted. On all
      but the most distant island the number of species came back to nearly its old level within about 250 days. The number rose a
      little above its later level before it settled. The species that returned were often not the same as before. The distant island
      regained its species more slowly, as the theory expects.`,
  },
  {
    id: 'p-paine-1966',
    design: 'before-after',
    title: 'Food web complexity and species diversity',
    authors: 'Paine, Robert T.',
    year: 1966,
    venue: 'The American Naturalist',
    at: '100(910):65-75',
    doi: '10.1086/282400',
    keywords: 'keystone predator; food web; species diversity; intertidal zone; Pisaster',
    abstract: `Paine asked why some communities hold more species than others and tested the role of predators on a rocky shore in the
      state of Washington. He kept the starfish Pisaster ochraceus off a stretch of shore at Mukkaw Bay. Where the starfish had been
      removed the number of species fell from 15 to 8 as mussels and barnacles took over the space. The control stretch kept its
      species. Predators thus preserve diversity when they keep a strong competitor from a monopoly. The experiment used one removal
      area, and the idea became known as that of the keystone species.`,
  },
  {
    id: 'p-tilman-1994',
    design: 'cohort',
    title: 'Biodiversity and stability in grasslands',
    authors: 'Tilman, David; Downing, John A.',
    year: 1994,
    venue: 'Nature',
    at: '367(6461):363-365',
    doi: '10.1038/367363a0',
    keywords: 'biodiversity; stability; drought; grassland; Minnesota',
    abstract: `Tilman and Downing asked whether plots with more plant species resist drought better. They followed 207 grassland plots in
      Minnesota through the severe drought of 1987 to 1988. Plots with more species lost a smaller share of their biomass and recovered
      more fully. The relation was curved, so that each further species added less. The number of species had been altered by years of
      nitrogen addition, which itself affects drought resistance. Experiments that set the number of species directly were done
      afterwards to answer that objection.`,
  },
  {
    id: 'p-molina-rowland-1974',
    design: 'theory',
    title: 'Stratospheric sink for chlorofluoromethanes: chlorine atom-catalysed destruction of ozone',
    authors: 'Molina, Mario J.; Rowland, F. S.',
    year: 1974,
    venue: 'Nature',
    at: '249(5460):810-812',
    doi: '10.1038/249810a0',
    keywords: 'ozone; chlorofluorocarbons; stratosphere; photochemistry',
    abstract: `Molina and Rowland ask what becomes of the chlorofluoromethanes used in spray cans and refrigerators. The gases do not
      react in the lower atmosphere and may last there for 40 to 150 years. In the stratosphere ultraviolet light breaks them apart and
      sets chlorine atoms free. The chlorine atoms destroy ozone in a catalytic chain and are not used up. The authors conclude that
      continued release will deplete ozone, although no loss had yet been measured. The work led to limits on these gases and in the
      end to the Montreal Protocol.`,
  },
  {
    id: 'p-farman-1985',
    design: 'cohort',
    title: 'Large losses of total ozone in Antarctica reveal seasonal ClOx/NOx interaction',
    authors: 'Farman, J. C.; Gardiner, B. G.; Shanklin, J. D.',
    year: 1985,
    venue: 'Nature',
    at: '315(6016):207-210',
    doi: '10.1038/315207a0',
    keywords: 'ozone hole; Antarctica; chlorofluorocarbons; Halley Bay',
    abstract: `Farman, Gardiner and Shanklin report that the ozone above the British Antarctic station at Halley Bay had fallen sharply in
      spring. The October mean was about 300 Dobson units around 1960 and about 200 in 1984. The loss was confined to spring and was not
      seen to the same extent at other seasons. It went along with a rise of chlorofluorocarbons in the southern hemisphere. The authors
      propose that chlorine chemistry in the very cold Antarctic air explains the seasonal loss. Their mechanism was incomplete, since
      reactions on polar clouds were recognised only later.`,
  },
])
