"""What programs of researchers get: numbers, actions, and environments under the tests of their own libraries."""
