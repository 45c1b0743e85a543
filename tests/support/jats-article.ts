/** An article in JATS as PubMed Central gives it, invented for tests. `more`: elements at the end of the body. */
export const jatsArticle = (more = '') => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Archiving and Interchange DTD v1.2 20190208//EN" "JATS-archivearticle1.dtd">
<article xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:mml="http://www.w3.org/1998/Math/MathML" article-type="research-article">
<front><journal-meta><journal-title-group><journal-title>Journal of Stand-ins</journal-title></journal-title-group></journal-meta>
<article-meta><article-id pub-id-type="pmcid">PMC9000001</article-id><article-id pub-id-type="pmid">90000001</article-id>
<article-id pub-id-type="doi">10.5555/stand-in.1</article-id>
<title-group><article-title>Green tea and <italic>sleep</italic>: a randomised trial</article-title></title-group>
<contrib-group><contrib contrib-type="author"><name><surname>Adeyemi</surname><given-names>B A</given-names></name></contrib>
<contrib contrib-type="author"><collab>The Tea Group</collab></contrib>
<contrib contrib-type="editor"><name><surname>Nobody</surname></name></contrib></contrib-group>
<pub-date pub-type="epub"><year>2019</year></pub-date><volume>4</volume><issue>2</issue><fpage>10</fpage><lpage>19</lpage>
<permissions><license xlink:href="https://creativecommons.org/licenses/by/4.0/"><license-p>Open access.</license-p></license></permissions>
<abstract><sec><title>Background</title><p>Tea may disturb sleep.</p></sec><sec><title>Results</title><p>Sleep was shorter by 12 minutes.</p></sec></abstract>
<abstract abstract-type="plain-language-summary"><p>Drink less tea.</p></abstract>
<kwd-group><kwd>tea</kwd><kwd>sleep</kwd></kwd-group></article-meta></front>
<body><sec><label>1.</label><title>Introduction</title><p>Many people drink tea<sup><xref ref-type="bibr" rid="r1">1</xref>,<xref ref-type="bibr" rid="r2">2</xref></sup>.</p></sec>
<sec><title>Methods</title><sec><title>Participants</title><p>We randomised 212 adults at a ratio of 1:1
 to green tea or water &#x2014; none was blinded.</p><list><list-item><p>aged 18 or more</p></list-item><list-item><p>not pregnant</p></list-item></list></sec></sec>
<sec><title>Results</title><p>In earlier work sleep was shorter [<xref ref-type="bibr" rid="r2">2</xref>]. Ours was shorter by 12 minutes (95% CI 4 to 20; <italic>p</italic>=0.003).</p>
<table-wrap><label>Table 1</label><caption><p>Sleep in minutes</p></caption><table><thead><tr><th>Arm</th><th>Mean</th></tr></thead><tbody><tr><td>Tea</td><td>402</td></tr><tr><td>Water</td><td>414</td></tr></tbody></table></table-wrap></sec>
<sec><title>Limitations</title><p>People knew what they drank.</p></sec>${more}</body>
<back><ack><p>We thank nobody.</p></ack><ref-list><title>References</title>
<ref id="r1"><label>1</label><element-citation><person-group><name><surname>Baker</surname><given-names>C</given-names></name></person-group><article-title>Tea in the world</article-title><source>Tea J</source><year>2001</year><volume>3</volume><fpage>1</fpage><lpage>9</lpage><pub-id pub-id-type="doi">10.5555/stand-in.2</pub-id></element-citation></ref>
<ref id="r2"><label>2</label><mixed-citation>Costa D. <article-title>Coffee and sleep of adults</article-title>. Tea J. <year>2005</year>;4:2-8. doi: <pub-id pub-id-type="doi">10.5555/stand-in.3</pub-id></mixed-citation></ref>
<ref id="r3"><label>3</label><mixed-citation>Dubois E. <article-title>Black tea and mood of adults</article-title>. Tea J. <year>2007</year>;5:2-8.</mixed-citation></ref>
</ref-list></back></article>`
