import { testCourses } from '../../test/test-courses';

testCourses({ numRuns: 5, seed: 20261125 });
