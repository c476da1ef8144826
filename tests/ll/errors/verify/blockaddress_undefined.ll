@a = global ptr blockaddress(@absent, %x) ; error: 30 E0401 use of undefined value
