/** Thirteen trials of BCG as a spreadsheet puts them on the clipboard, with the headings of R's metadat. */
export const BCG_TSV = `trial\tauthor\tyear\ttpos\ttneg\tcpos\tcneg\tablat\talloc
1\tAronson\t1948\t4\t119\t11\t128\t44\trandom
2\tFerguson & Simes\t1949\t6\t300\t29\t274\t55\trandom
3\tRosenthal et al\t1960\t3\t228\t11\t209\t42\trandom
4\tHart & Sutherland\t1977\t62\t13536\t248\t12619\t52\trandom
5\tFrimodt-Moller et al\t1973\t33\t5036\t47\t5761\t13\talternate
6\tStein & Aronson\t1953\t180\t1361\t372\t1079\t44\talternate
7\tVandiviere et al\t1973\t8\t2537\t10\t619\t19\trandom
8\tTPT Madras\t1980\t505\t87886\t499\t87892\t13\trandom
9\tCoetzee & Berjak\t1968\t29\t7470\t45\t7232\t27\trandom
10\tRosenthal et al\t1961\t17\t1699\t65\t1600\t42\tsystematic
11\tComstock et al\t1974\t186\t50448\t141\t27197\t18\tsystematic
12\tComstock & Webster\t1969\t5\t2493\t3\t2338\t33\tsystematic
13\tComstock et al\t1976\t27\t16886\t29\t17825\t33\tsystematic
`
