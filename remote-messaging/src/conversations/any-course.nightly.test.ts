import { testCourses } from '../../test/test-courses';

testCourses({ numRuns: 200 });
