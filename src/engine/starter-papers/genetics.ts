import { shelf } from './starter-paper.ts'

/** Heredity from its molecule to its editing, and the tools with which it is read. */
export const geneticsPapers = shelf('Genetics and molecular biology', [
  {
    id: 'p-watson-crick-1953',
    design: 'theory',
    title: 'Molecular structure of nucleic acids: a structure for deoxyribose nucleic acid',
    authors: 'Watson, J. D.; Crick, F. H. C.',
    year: 1953,
    venue: 'Nature',
    at: '171(4356):737-738',
    doi: '10.1038/171737a0',
    pmid: '13054692',
    keywords: 'DNA; double helix; base pairing; molecular structure',
    abstract: `Watson and Crick propose that the salt of deoxyribose nucleic acid consists of two helical chains wound around one axis.
      The sugar and phosphate backbones lie outside, and the bases lie inside and are joined in pairs by hydrogen bonds. Adenine pairs
      with thymine and guanine with cytosine, which explains why their amounts had been found to be nearly equal. The structure repeats
      after ten residues on each chain, that is after 34 angstrom. The authors remark that the pairing at once suggests how the
      material could be copied. The model was not yet rigorously tested, although X-ray data published beside it agreed with it.`,
  },
  {
    id: 'p-franklin-gosling-1953',
    design: 'in-vitro',
    title: 'Molecular configuration in sodium thymonucleate',
    authors: 'Franklin, Rosalind E.; Gosling, R. G.',
    year: 1953,
    venue: 'Nature',
    at: '171(4356):740-741',
    doi: '10.1038/171740a0',
    pmid: '13054694',
    keywords: 'DNA; X-ray diffraction; double helix; fibre',
    abstract: `Franklin and Gosling present X-ray diffraction photographs of fibres of sodium thymonucleate, that is of DNA. At high
      humidity the fibres show structure B, whose cross-shaped pattern is characteristic of a helix. The period of the helix is 34
      angstrom and the distance between neighbouring residues is 3.4 angstrom. The phosphate groups must lie on the outside, about 10
      angstrom from the axis. The data suggest that there are probably two coaxial molecules. The measurements are in general agreement
      with the model of Watson and Crick, which appeared in the same issue.`,
  },
  {
    id: 'p-avery-1944',
    design: 'in-vitro',
    title:
      'Studies on the chemical nature of the substance inducing transformation of pneumococcal types: induction of transformation by a desoxyribonucleic acid fraction isolated from pneumococcus type III',
    authors: 'Avery, Oswald T.; MacLeod, Colin M.; McCarty, Maclyn',
    year: 1944,
    venue: 'The Journal of Experimental Medicine',
    at: '79(2):137-158',
    doi: '10.1084/jem.79.2.137',
    pmid: '19871359',
    keywords: 'DNA; transformation; pneumococcus; heredity',
    abstract: `Avery, MacLeod and McCarty isolated the substance that turns one type of pneumococcus into another. Extracts of type III
      bacteria gave rough bacteria of type II the capsule of type III, and the change was inherited. The active substance behaved in
      chemical and physical tests like desoxyribonucleic acid. Enzymes that destroy protein or ribonucleic acid did not harm its
      activity, whereas preparations that break down desoxyribonucleic acid did. The substance was active in dilutions of one part in
      600 million. The authors left open the possibility that traces of another substance were responsible.`,
  },
  {
    id: 'p-hershey-chase-1952',
    design: 'in-vitro',
    title: 'Independent functions of viral protein and nucleic acid in growth of bacteriophage',
    authors: 'Hershey, A. D.; Chase, Martha',
    year: 1952,
    venue: 'The Journal of General Physiology',
    at: '36(1):39-56',
    doi: '10.1085/jgp.36.1.39',
    pmid: '12981234',
    keywords: 'bacteriophage; DNA; genetic material; isotope labelling',
    abstract: `Hershey and Chase asked which part of a bacteriophage enters the bacterium and multiplies. They labelled the protein of
      phage T2 with radioactive sulphur and its DNA with radioactive phosphorus. A blender stripped 75 to 80% of the sulphur from
      infected bacteria and left most of the phosphorus inside. The stripped bacteria still produced new phage. New phage contained
      little of the sulphur and a good part of the phosphorus. The experiment pointed to DNA as the genetic material of phage, although
      a small amount of protein did enter.`,
  },
  {
    id: 'p-meselson-stahl-1958',
    design: 'in-vitro',
    title: 'The replication of DNA in Escherichia coli',
    authors: 'Meselson, Matthew; Stahl, Franklin W.',
    year: 1958,
    venue: 'Proceedings of the National Academy of Sciences',
    at: '44(7):671-682',
    doi: '10.1073/pnas.44.7.671',
    pmid: '16590258',
    keywords: 'DNA replication; semiconservative; density gradient; Escherichia coli',
    abstract: `Meselson and Stahl tested how DNA is copied by growing bacteria with heavy nitrogen and then moving them to light nitrogen.
      They separated DNA molecules by density in a centrifuge with a gradient of caesium chloride. After one generation all DNA had a
      density half way between heavy and light. After two generations half of the DNA was of intermediate density and half was light.
      The result is what follows if each daughter molecule keeps one old strand. It excludes a copying in which the parent molecule
      stays whole.`,
  },
  {
    id: 'p-jacob-monod-1961',
    design: 'review',
    title: 'Genetic regulatory mechanisms in the synthesis of proteins',
    authors: 'Jacob, François; Monod, Jacques',
    year: 1961,
    venue: 'Journal of Molecular Biology',
    at: '3(3):318-356',
    doi: '10.1016/s0022-2836(61)80072-7',
    pmid: '13718526',
    keywords: 'operon; gene regulation; messenger RNA; lac system',
    abstract: `Jacob and Monod bring genetic experiments on bacteria together into a theory of how the synthesis of proteins is controlled.
      They set structural genes, which determine proteins, apart from regulator genes, which control them. A regulator gene makes a
      repressor that acts on an operator and switches a group of neighbouring genes, the operon, on and off. The information passes from
      gene to ribosome by a short-lived messenger. Mutants of the lactose system of Escherichia coli are the chief evidence. Control by
      activation was recognised only later.`,
  },
  {
    id: 'p-nirenberg-matthaei-1961',
    design: 'in-vitro',
    title:
      'The dependence of cell-free protein synthesis in E. coli upon naturally occurring or synthetic polyribonucleotides',
    authors: 'Nirenberg, Marshall W.; Matthaei, J. Heinrich',
    year: 1961,
    venue: 'Proceedings of the National Academy of Sciences',
    at: '47(10):1588-1602',
    doi: '10.1073/pnas.47.10.1588',
    pmid: '14479932',
    keywords: 'genetic code; messenger RNA; cell-free system; poly-U',
    abstract: `Nirenberg and Matthaei built a system without cells from Escherichia coli that makes protein when RNA is added. Synthetic RNA
      made of uridylic acid alone led to a product that was almost purely polyphenylalanine. One or more uridylic acid residues must
      therefore be the code for phenylalanine. This was the first word of the genetic code to be read. The system also needed ribosomes,
      and it was stopped by puromycin and chloramphenicol. The number of letters in a code word was not determined by the experiment.`,
  },
  {
    id: 'p-sanger-1977',
    design: 'method',
    title: 'DNA sequencing with chain-terminating inhibitors',
    authors: 'Sanger, F.; Nicklen, S.; Coulson, A. R.',
    year: 1977,
    venue: 'Proceedings of the National Academy of Sciences',
    at: '74(12):5463-5467',
    doi: '10.1073/pnas.74.12.5463',
    pmid: '271968',
    keywords: 'DNA sequencing; dideoxynucleotides; Sanger method; bacteriophage phi X174',
    abstract: `Sanger, Nicklen and Coulson describe a method for reading the sequence of DNA with dideoxynucleotides. A polymerase copies
      the DNA, and each of four reactions contains one analogue that ends the chain where it is built in. The fragments are separated by
      length on a gel, and the sequence is read from the four lanes. The method was tried on DNA of bacteriophage phi X174. It is faster
      and more accurate than the plus and minus method of the same group. The Sanger method remained the standard for three decades.`,
  },
  {
    id: 'p-saiki-1988',
    design: 'method',
    title: 'Primer-directed enzymatic amplification of DNA with a thermostable DNA polymerase',
    authors:
      'Saiki, Randall K.; Gelfand, David H.; Stoffel, Susanne; Scharf, Stephen J.; Higuchi, Russell; Horn, Glenn T.; Mullis, Kary B.; Erlich, Henry A.',
    year: 1988,
    venue: 'Science',
    at: '239(4839):487-491',
    doi: '10.1126/science.2448875',
    pmid: '2448875',
    keywords: 'polymerase chain reaction; Taq polymerase; DNA amplification; method',
    abstract: `Saiki and colleagues make the polymerase chain reaction simple by using the heat-stable DNA polymerase of Thermus aquaticus.
      The enzyme survives the heating of each cycle and need not be added again. Because copying takes place at a higher temperature,
      the reaction is more specific and yields more of the wanted segment. Single-copy human sequences were multiplied more than ten
      million times. Segments of up to 2,000 base pairs could be copied. A target present in one of 100,000 cells could still be found.
      The great sensitivity makes contamination a danger.`,
  },
  {
    id: 'p-mullis-faloona-1987',
    design: 'method',
    title: 'Specific synthesis of DNA in vitro via a polymerase-catalyzed chain reaction',
    authors: 'Mullis, Kary B.; Faloona, Fred A.',
    year: 1987,
    venue: 'Methods in Enzymology',
    at: '155:335-350',
    doi: '10.1016/0076-6879(87)55023-6',
    pmid: '3431465',
    keywords: 'polymerase chain reaction; DNA amplification; primers; method',
    abstract: `Mullis and Faloona describe the polymerase chain reaction as a general method for multiplying a chosen segment of DNA. Two
      primers bind to opposite strands on either side of the segment. Repeated cycles of heating, binding of primers and copying double
      the segment each time. The product of one cycle serves as template of the next, so that the amount grows exponentially. The first
      form used a polymerase that heat destroys, so fresh enzyme had to be added in every cycle. The method can also join to a sequence
      pieces that were not in the original.`,
  },
  {
    id: 'p-altschul-1990',
    design: 'method',
    title: 'Basic local alignment search tool',
    authors: 'Altschul, Stephen F.; Gish, Warren; Miller, Webb; Myers, Eugene W.; Lipman, David J.',
    year: 1990,
    venue: 'Journal of Molecular Biology',
    at: '215(3):403-410',
    doi: '10.1016/s0022-2836(05)80360-2',
    pmid: '2231712',
    keywords: 'BLAST; sequence alignment; database search; bioinformatics',
    abstract: `BLAST finds regions of likeness between a sequence and a database. It looks for short words that score above a threshold and
      extends them in both directions to segment pairs of maximal score. Statistical theory tells how often a score of a given size
      would arise by chance. The program runs about ten times as fast as existing tools of like sensitivity. It can be applied to DNA and
      to protein, to genes and to long regions. The first version did not allow gaps, and a weak likeness without a matching word can be
      missed.`,
  },
  {
    id: 'p-needleman-wunsch-1970',
    design: 'method',
    title: 'A general method applicable to the search for similarities in the amino acid sequence of two proteins',
    authors: 'Needleman, Saul B.; Wunsch, Christian D.',
    year: 1970,
    venue: 'Journal of Molecular Biology',
    at: '48(3):443-453',
    doi: '10.1016/0022-2836(70)90057-4',
    pmid: '5420325',
    keywords: 'sequence alignment; dynamic programming; proteins; bioinformatics',
    abstract: `Needleman and Wunsch describe a computer method for comparing the amino acid sequences of two proteins. The two sequences span
      a table, and each path through it stands for one possible alignment with gaps. The best path is found step by step without
      enumerating all paths, a procedure now called dynamic programming. Whether the best match could be due to chance is judged by
      shuffling one of the sequences. The method was tried on pairs such as myoglobin and haemoglobin. It finds an optimal alignment
      over the whole length, and later methods look for local likeness.`,
  },
  {
    id: 'p-lander-2001',
    design: 'method',
    title: 'Initial sequencing and analysis of the human genome',
    authors: 'International Human Genome Sequencing Consortium',
    year: 2001,
    venue: 'Nature',
    at: '409(6822):860-921',
    doi: '10.1038/35057062',
    pmid: '11237011',
    keywords: 'human genome; sequencing; genes; repeats; public consortium',
    abstract: `The public consortium presents a draft sequence of the human genome that covers about 94% of it. The genome seems to hold only
      about 30,000 to 40,000 genes that code for proteins, roughly twice as many as a worm or a fly. About half of the sequence consists
      of repeats that come from transposable elements. More than 1.4 million single nucleotide polymorphisms were identified. The data
      were released to the public without restriction as they were produced. The draft still had many gaps, and the number of genes
      was later revised downwards to about 20,000.`,
  },
  {
    id: 'p-venter-2001',
    design: 'method',
    title: 'The sequence of the human genome',
    authors:
      'Venter, J. Craig; Adams, Mark D.; Myers, Eugene W.; Li, Peter W.; Mural, Richard J.; Sutton, Granger G.; et al.',
    year: 2001,
    venue: 'Science',
    at: '291(5507):1304-1351',
    doi: '10.1126/science.1058040',
    pmid: '11181995',
    keywords: 'human genome; whole-genome shotgun; sequencing; genes',
    abstract: `Venter and colleagues report a consensus sequence of 2.91 billion base pairs of the human genome obtained by the whole-genome
      shotgun method. The 14.8 billion base pairs of raw sequence came from 27,271,853 reads of the DNA of five people. There was strong
      evidence for 26,588 transcripts that code for proteins. Only 1.1% of the genome lies in exons. Two genomes taken at random differ in
      about one of 1,250 base pairs on average. The assembly also drew on public data, and how much it owed to them was disputed.`,
  },
  {
    id: 'p-jinek-2012',
    design: 'in-vitro',
    title: 'A programmable dual-RNA-guided DNA endonuclease in adaptive bacterial immunity',
    authors:
      'Jinek, Martin; Chylinski, Krzysztof; Fonfara, Ines; Hauer, Michael; Doudna, Jennifer A.; Charpentier, Emmanuelle',
    year: 2012,
    venue: 'Science',
    at: '337(6096):816-821',
    doi: '10.1126/science.1225829',
    pmid: '22745249',
    keywords: 'CRISPR; Cas9; genome editing; guide RNA',
    abstract: `Jinek and colleagues show how the protein Cas9 of bacterial immunity cuts DNA at a place given by RNA. Two RNAs, crRNA and
      tracrRNA, pair with each other and lead Cas9 to the matching DNA. Cas9 then makes a break in both strands, and its HNH and
      RuvC-like domains each cut one of them. The two RNAs can be joined to a single guide RNA that works as well. By changing the guide
      the authors cut DNA at places of their choice in the test tube. The work was done with purified parts, and editing in living human
      cells was shown by several groups soon after.`,
  },
  {
    id: 'p-cong-2013',
    design: 'in-vitro',
    title: 'Multiplex genome engineering using CRISPR/Cas systems',
    authors:
      'Cong, Le; Ran, F. Ann; Cox, David; Lin, Shuailiang; Barretto, Robert; Habib, Naomi; Hsu, Patrick D.; Wu, Xuebing; Jiang, Wenyan; Marraffini, Luciano A.; Zhang, Feng',
    year: 2013,
    venue: 'Science',
    at: '339(6121):819-823',
    doi: '10.1126/science.1231143',
    pmid: '23287718',
    keywords: 'CRISPR; Cas9; genome editing; human cells',
    abstract: `Cong and colleagues bring a bacterial CRISPR system to human and mouse cells and use it to edit their genomes. Short guide RNAs
      lead Cas9 to cut chosen places in the genome. Cas9 can be turned into an enzyme that nicks one strand only, which favours exact
      repair from a template over error-prone repair. Several guides in one array edit several places at once. The system is easier to
      program than earlier nucleases, whose proteins must be redesigned for each target. The frequency of cuts at unintended places was
      left for later studies.`,
  },
  {
    id: 'p-takahashi-yamanaka-2006',
    design: 'in-vitro',
    title: 'Induction of pluripotent stem cells from mouse embryonic and adult fibroblast cultures by defined factors',
    authors: 'Takahashi, Kazutoshi; Yamanaka, Shinya',
    year: 2006,
    venue: 'Cell',
    at: '126(4):663-676',
    doi: '10.1016/j.cell.2006.07.024',
    pmid: '16904174',
    keywords: 'induced pluripotent stem cells; reprogramming; transcription factors; mouse',
    abstract: `Takahashi and Yamanaka turned mouse fibroblasts into cells that behave like embryonic stem cells. From 24 candidate genes they
      found four that suffice together: Oct3/4, Sox2, c-Myc and Klf4. The cells, called induced pluripotent stem cells, formed tumours
      with tissues of all three germ layers when put under the skin of mice. Injected into early embryos they contributed to development.
      Nanog, which had been expected to be needed, was not. Only a small share of the cells was reprogrammed, and c-Myc carries a risk of
      cancer.`,
  },
  {
    id: 'p-fire-1998',
    design: 'animal',
    title: 'Potent and specific genetic interference by double-stranded RNA in Caenorhabditis elegans',
    authors: 'Fire, Andrew; Xu, SiQun; Montgomery, Mary K.; Kostas, Steven A.; Driver, Samuel E.; Mello, Craig C.',
    year: 1998,
    venue: 'Nature',
    at: '391(6669):806-811',
    doi: '10.1038/35888',
    pmid: '9486653',
    keywords: 'RNA interference; double-stranded RNA; Caenorhabditis elegans; gene silencing',
    abstract: `Fire and colleagues found that double-stranded RNA silences genes in the worm Caenorhabditis elegans. Double-stranded RNA was
      far more potent than either strand alone, which had at most a modest effect. A few molecules for each cell were enough, which
      points to a step of amplification or catalysis. The effect was specific to the gene whose sequence was given. Silencing spread
      between tissues and was seen in the progeny. RNA for introns or promoters had no effect, so the action is likely to follow
      transcription.`,
  },
  {
    id: 'p-wtccc-2007',
    design: 'case-control',
    title: 'Genome-wide association study of 14,000 cases of seven common diseases and 3,000 shared controls',
    authors: 'The Wellcome Trust Case Control Consortium',
    year: 2007,
    venue: 'Nature',
    at: '447(7145):661-678',
    doi: '10.1038/nature05911',
    pmid: '17554300',
    keywords: 'genome-wide association study; common diseases; single nucleotide polymorphism; shared controls',
    abstract: `The Wellcome Trust Case Control Consortium scanned the genome for variants linked to seven common diseases in Britain. About
      2,000 patients with each disease were compared with about 3,000 shared controls at some 500,000 variants. The study found 24
      independent association signals at a p value below 5 in 10 million. One was for bipolar disorder, one for coronary artery disease,
      nine for Crohn's disease, three for rheumatoid arthritis, seven for type 1 diabetes and three for type 2 diabetes. No signal of
      that strength was found for hypertension. Most variants had small effects and explain little of the inherited risk.`,
  },
  {
    id: 'p-king-wilson-1975',
    design: 'review',
    title: 'Evolution at two levels in humans and chimpanzees',
    authors: 'King, Mary-Claire; Wilson, A. C.',
    year: 1975,
    venue: 'Science',
    at: '188(4184):107-116',
    doi: '10.1126/science.1090005',
    pmid: '1090005',
    keywords: 'human evolution; chimpanzee; proteins; gene regulation',
    abstract: `King and Wilson compared proteins and DNA of humans and chimpanzees by several methods. The average protein of a human is more
      than 99% identical in sequence to that of a chimpanzee. The genetic distance is like that between sibling species of other animals.
      Anatomy and way of life, however, differ as much as between genera or families. The authors conclude that changes in the regulation
      of genes, and not in proteins, account for most of the difference. The proposal was an inference and not a direct observation of
      regulatory change.`,
  },
  {
    id: 'p-kimura-1968',
    design: 'theory',
    title: 'Evolutionary rate at the molecular level',
    authors: 'Kimura, Motoo',
    year: 1968,
    venue: 'Nature',
    at: '217(5129):624-626',
    doi: '10.1038/217624a0',
    pmid: '5637732',
    keywords: 'neutral theory; molecular evolution; genetic drift; mutation',
    abstract: `Kimura computed the rate at which nucleotides have been replaced in the evolution of mammals from differences between their
      proteins. The rate comes to about one replacement every two years in a genome. Such a rate seems too high to be borne by natural
      selection, because each selected replacement has a cost in deaths or lost offspring. Kimura concludes that most of the replaced
      mutations must be nearly neutral and spread by chance. The argument founded the neutral theory of molecular evolution. Its premise
      about the cost of selection was disputed from the start.`,
  },
  {
    id: 'p-lejeune-1959',
    design: 'case-report',
    title: 'Étude des chromosomes somatiques de neuf enfants mongoliens',
    authors: 'Lejeune, Jérôme; Gautier, Marthe; Turpin, Raymond',
    year: 1959,
    venue: "Comptes rendus hebdomadaires des séances de l'Académie des sciences",
    at: '248:1721-1722',
    language: 'fr',
    keywords: 'Down syndrome; trisomy 21; chromosomes; cytogenetics',
    abstract: `Lejeune, Gautier and Turpin studied the chromosomes of nine children with Down syndrome in cells grown from their connective
      tissue. All nine children had 47 chromosomes and not the usual 46. The additional chromosome was a small one, later identified as
      number 21. The short note was the first to tie a human condition of development to an additional chromosome. The cells had been
      cultured by Gautier, whose part in the discovery was acknowledged fully only decades later.`,
  },
])
