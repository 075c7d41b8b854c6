#!/usr/bin/env node
import '../dist/cli/explain.js';
