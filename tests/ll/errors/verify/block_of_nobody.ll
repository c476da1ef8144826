@d = global ptr blockaddress(@nobody, %x) ; error: 30 E0401 use of undefined value `@nobody`
